/* Hints on loops: to unroll them, wholly or in part, or not at all. */
#include <stdio.h>

void add(int *a, const int *b, int n) {
#pragma GCC unroll 2
  for (int i = 0; i < n; i++) {
    a[i] += b[i];
  }
}

unsigned unrolled(const unsigned char *p, int n) {
  unsigned h = 0;
#pragma GCC unroll 4
  for (int i = 0; i < n; i++) {
    h = h * 31 + p[i];
  }
  return h;
}

int not_unrolled(const int *a) {
  int sum = 0;
#pragma GCC unroll 1
  for (int i = 0; i < 6; i++) {
    sum -= a[i] * i;
  }
  return sum;
}

int complete(const int *a) {
  int product = 1;
#pragma GCC unroll 8
  for (int i = 0; i < 8; i++) {
    product = product * 3 + a[i];
  }
  return product;
}

int main(void) {
  int a[21], b[21];
  for (int i = 0; i < 21; i++) {
    a[i] = i;
    b[i] = 40 - 3 * i;
  }
  add(a, b, 21);
  printf("%u %d %d\n", unrolled((const unsigned char *)"pragmas for loops", 17), not_unrolled(a), complete(a));
  return 0;
}
