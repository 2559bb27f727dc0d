#include <stdio.h>

static int sum(int *restrict out, const int *restrict a, const int *restrict b) {
  *out = *a + *b;
  return *out;
}

int main(void) {
  int x = 3, r = 0;
  printf("%d\n", sum(&r, &x, &x));
  return 0;
}
