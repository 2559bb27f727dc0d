#include <stdint.h>
#include <stdio.h>

static void f(void) {}

int main(void) {
  printf("%u\n", (unsigned)(f != 0));
  return 0;
}
