#include <stdio.h>

static void add(int n, int *restrict to, const int *restrict from) {
  for (int i = 0; i < n; i++) {
    to[i] += from[i];
  }
}

int main(void) {
  int a[5] = {1, 1, 1, 1, 1}, b[5] = {1, 1, 1, 1, 1};
  add(4, a + 1, b);
  printf("%d\n", a[4] + b[0]);
  return 0;
}
