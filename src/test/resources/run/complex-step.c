#include <stdio.h>

int main(void) {
  _Complex double z;
  _Complex int n = 3;
  __real__ z = 2;
  __imag__ z = -0.0;
  z++;
  printf("%g %g\n", __real__ z, __imag__ z);
  --z;
  printf("%g %g\n", __real__ z, __imag__ z);
  __imag__ n = -4;
  n--;
  printf("%d %d\n", __real__ n, __imag__ n);
  return 0;
}
