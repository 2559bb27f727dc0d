#include <stdint.h>
#include <stdio.h>

static int a, b;

int main(void) {
  puts((uintptr_t)(&a + 1) == (uintptr_t)&b ? "next" : "apart"); /* UNSPECIFIED: one-past-equality|address-dependent */
  return 0;
}
