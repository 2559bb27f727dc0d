#include "../harmless.h"

static const char *name(int i) { return i ? "alpha" : "beta"; }
int main(void) {
  printf("%u %d\n", harmless(1), name(1) == (const char *)"alpha"); /* UNSPECIFIED: string-literal-identity */
}
