#include <stdint.h>
#include <stdio.h>

static int a, b;

int main(void) {
  puts((uintptr_t)&a == (uintptr_t)&b ? "next" : "apart");
  return 0;
}
