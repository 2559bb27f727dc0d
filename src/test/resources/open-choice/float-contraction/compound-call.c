#include "../harmless.h"

static double s = .3;
static double nx(void) { return s *= 1.7; }
int main(void) {
  double t = -.051;
  t += nx() * .1;
  printf("%u %a\n", harmless(1), t);
}
