#include <math.h>
#include <stdio.h>

int main(void) {
  float sum = 0;
  for (int i = 1; i <= 3; i++) {
    sum += expf(i);
  }
  return (int)(sum * 1e6f) % 7 + printf("%a\n", sum); /* UNSPECIFIED: library-precision */
}
