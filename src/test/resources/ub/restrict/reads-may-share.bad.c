#include <stdio.h>

static int sum(int *restrict out, const int *restrict a, const int *restrict b) {
  *out = *a + *b; /* UB: restrict */
  return *out;
}

int main(void) {
  int x = 3, r = 0;
  printf("%d\n", sum(&x, &x, &x));
  return 0;
}
