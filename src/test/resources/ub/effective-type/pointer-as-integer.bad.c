#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  int x = 1, *p = &x;
  uintptr_t bits = *(uintptr_t *)&p; /* UB: effective-type */
  puts(bits ? "set" : "null");
  return 0;
}
