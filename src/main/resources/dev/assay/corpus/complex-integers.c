/* GNU complex numbers of integer types: Gaussian integers. */
#include <stdio.h>

typedef _Complex int gauss;

static gauss multiply(gauss a, gauss b) {
  return a * b;
}

static int norm(gauss z) {
  return __real__ z * __real__ z + __imag__ z * __imag__ z;
}

static gauss power(gauss base, int n) {
  gauss result = 1;
  while (n-- > 0) {
    result = multiply(result, base);
  }
  return result;
}

int main(void) {
  gauss z = 2 + 1i, w = power(z, 5);
  printf("%d %d %d\n", __real__ w, __imag__ w, norm(w));
  gauss sum = 0;
  for (int i = 0; i < 6; i++) {
    sum += power(1i, i) * i - (z == w);
  }
  printf("%d %d\n", __real__ sum, __imag__ sum);
  gauss c = ~sum;
  __imag__ c += 10;
  printf("%d %d %d\n", __real__ -c, __imag__ -c, c != sum);
  _Complex short s = 3;
  __imag__ s = -4;
  printf("%d %zu\n", __imag__ (s + s), sizeof s);
  return 0;
}
