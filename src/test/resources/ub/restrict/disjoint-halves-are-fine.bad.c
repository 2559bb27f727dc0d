#include <stdio.h>

static void copy(int n, int *restrict p, int *restrict q) {
  while (n-- > 0) {
    *p++ = *q++; /* UB: restrict */
  }
}

int main(void) {
  int d[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  copy(4, d + 1, d);
  printf("%d\n", d[4]);
  return 0;
}
