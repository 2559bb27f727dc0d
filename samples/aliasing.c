/* Undefined, though no sanitizer says so: a float is read through a pointer to int. */
#include <stdio.h>

static int bits(float *f, int *i) {
  *i = 1;
  *f = 2.0f;
  return *i;
}

int main(void) {
  union {
    float f;
    int i;
  } u;
  printf("%d\n", bits(&u.f, &u.i));
  return 0;
}
