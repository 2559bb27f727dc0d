#include "../harmless.h"

static int a[64], b[64];
int main(void) {
  printf("%u %d\n", harmless(1), (uintptr_t)&a[64] != (uintptr_t)&b[0]); /* UNSPECIFIED: one-past-equality */
}
