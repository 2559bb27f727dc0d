#include "../harmless.h"

static float scale(float a, float b, float c) { return a * b - c; } /* UNSPECIFIED: float-contraction */
int main(void) {
  volatile float a = 1.1f;
  printf("%u %d\n", harmless(2), scale(a, a, 1.21f) == 0);
}
