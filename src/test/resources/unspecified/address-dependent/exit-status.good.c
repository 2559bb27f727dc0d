#include <stdint.h>
#include <stdio.h>

int main(void) {
  int x = 1;
  puts("end");
  return (int)((uintptr_t)&x == 0);
}
