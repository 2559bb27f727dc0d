#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  int x = 1, *p = &x;
  uintptr_t bits;
  memcpy(&bits, &p, sizeof bits);
  puts(bits ? "set" : "null");
  return 0;
}
