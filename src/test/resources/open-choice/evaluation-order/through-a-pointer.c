#include "../harmless.h"

static void bump(int *p) { *p += 1; }
static int change(int *p) { bump(p); return *p; }
static int look(const int *p) { return *p; }
int main(void) {
  int x = 3, *q = &x;
  unsigned h = harmless(8);
  int r = look(q) * 10 + change(&x); /* UNSPECIFIED: evaluation-order */
  printf("%u %d\n", h, r);
}
