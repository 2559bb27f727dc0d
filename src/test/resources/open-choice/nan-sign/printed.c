#include "../harmless.h"

static float zero;
int main(void) {
  printf("%u %f\n", harmless(1), zero / zero); /* UNSPECIFIED: nan-sign */
}
