#include <stdio.h>

int main(void) {
  int a = 1; unsigned long long n = 1ULL << 40;
  int r = a << n; /* UB: shift-count */
  printf("%d\n", r);
  return 0;
}
