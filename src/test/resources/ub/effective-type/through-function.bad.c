#include <stdio.h>

static int both(int *i, float *f) {
  *i = 1;
  *f = 0; /* UB: effective-type */
  return *i;
}

int main(void) {
  union {
    int i;
    float f;
  } u = {0};
  int other = 0;
  float *f = (float *)&other;
  int *i = &other;
  printf("%d\n", both(i, f));
  return u.i;
}
