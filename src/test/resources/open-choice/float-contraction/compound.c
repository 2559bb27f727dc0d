#include "../harmless.h"

int main(void) {
  double v[4] = {0.1, 0.1, 0.3, 1.1}, sum = 0.2;
  for (int i = 0; i < 4; i++) sum += v[i] * v[3 - i]; /* UNSPECIFIED: float-contraction */
  printf("%u %a\n", harmless(2), sum);
}
