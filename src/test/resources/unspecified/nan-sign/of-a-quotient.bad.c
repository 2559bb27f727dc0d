#include <stdio.h>

static float zero;

int main(void) {
  printf("%f\n", zero / zero); /* UNSPECIFIED: nan-sign */
  return 0;
}
