#include "../harmless.h"

int main(void) {
  double a[5] = {1, 2, 0.1, 4, 5}, out[5];
  for (int i = 0; i < 5; i++) out[i] = a[i] * a[i] + a[i]; /* UNSPECIFIED: float-contraction */
  unsigned long long bits;
  memcpy(&bits, &out[2], sizeof bits);
  printf("%u %llx\n", harmless(2), bits);
}
