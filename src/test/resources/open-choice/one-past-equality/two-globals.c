#include "../harmless.h"

static int a[4], b[4];
int main(void) {
  printf("%u %d\n", harmless(1), a + 4 == b); /* UNSPECIFIED: one-past-equality */
}
