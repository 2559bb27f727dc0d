#include "../harmless.h"

static int n;
static int next(void) { return ++n; }
int main(void) {
  int sum = 0;
  for (int i = 0; i < 6; i++) {
    int d = next() - next(); /* UNSPECIFIED: evaluation-order */
    sum += i % 2 ? d : -d;
  }
  printf("%u %d\n", harmless(3), sum);
}
