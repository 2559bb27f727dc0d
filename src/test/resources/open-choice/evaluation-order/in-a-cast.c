#include "../harmless.h"

static unsigned state = 7;
static unsigned step(void) { return state = state * 5 + 3; }
int main(void) {
  unsigned h = harmless(1);
  signed char c = (signed char)(unsigned char)(step() - (short)step()); /* UNSPECIFIED: evaluation-order */
  printf("%u %d\n", h, c);
}
