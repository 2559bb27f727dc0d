#include <stdio.h>

static int fill(int *restrict p, int *q, int n) {
  int *walk = p;
  for (int i = 0; i < n; i++) *walk++ = i;
  return q[0] + p[n - 1];
}

int main(void) {
  int a[4] = {0}, b[4] = {9};
  printf("%d\n", fill(a, b, 4));
  return b[0] - 9;
}
