#include "../harmless.h"

struct pair { int a, b; };
static int n;
static int next(void) { return n += 3; }
int main(void) {
  struct pair p = {.a = next(), .b = next()}; /* UNSPECIFIED: evaluation-order */
  printf("%u %d\n", harmless(p.a + p.b), p.a);
}
