/* Undefined, though no sanitizer says so: a float is accessed through a pointer to int. */
#include <stdio.h>

static int unchanged(float *f, int *bits) {
  *f = 2.0f;
  *bits ^= 1 << 30;
  return *f == 2.0f;
}

int main(void) {
  float f;
  printf("%d\n", unchanged(&f, (int *)&f));
  return 0;
}
