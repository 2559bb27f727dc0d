#include <stdint.h>
#include <stdio.h>

static int a, b;

int main(void) {
  puts((uintptr_t)&a != (uintptr_t)&b ? "apart" : "same");
  return 0;
}
