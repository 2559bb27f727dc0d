#include "../harmless.h"

static int n = 1;
static int grow(void) { return n *= 3; }
int main(void) {
  unsigned sum = 0;
  for (unsigned i = 0; i < 4; i++) {
    sum += harmless(i);
    if (i == 2 && grow() < grow()) sum += 1000; /* UNSPECIFIED: evaluation-order */
  }
  printf("%u\n", sum);
}
