#include "../harmless.h"

static int stop(void) { exit(0); return 1; }
static int tell(void) { puts("told"); return 2; }
int main(void) {
  printf("%u\n", harmless(2));
  return stop() + tell(); /* UNSPECIFIED: evaluation-order */
}
