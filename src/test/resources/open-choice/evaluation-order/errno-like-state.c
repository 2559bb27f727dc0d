#include "../harmless.h"

static struct { int last, count; } status;
static double fail(int code) { status.last = code; status.count++; return 0.5; }
int main(void) {
  double d = fail(3) + fail(4); /* UNSPECIFIED: evaluation-order */
  printf("%u %g %d %d\n", harmless(2), d, status.count, status.last);
}
