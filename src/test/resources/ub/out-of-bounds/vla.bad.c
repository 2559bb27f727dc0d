#include <stdio.h>

int main(void) {
  int n = 3;
  int a[n];
  for (int i = 0; i < n; i++) a[i] = i;
  int k = n + 2;
  printf("%d\n", a[k]); /* UB: out-of-bounds|pointer-arithmetic */
  return 0;
}
