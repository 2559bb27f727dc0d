#include "../harmless.h"

static int total = 1;
static int add(void) { total += 10; return 1; }
int main(void) {
  printf("%u\n", harmless(5));
  total += add(); /* UNSPECIFIED: evaluation-order */
  printf("%d %u\n", total, harmless(6));
}
