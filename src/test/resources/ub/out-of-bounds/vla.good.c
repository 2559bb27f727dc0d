#include <stdio.h>

int main(void) {
  int n = 3;
  int a[n];
  for (int i = 0; i < n; i++) a[i] = i;
  int k = n - 1;
  printf("%d\n", a[k]);
  return 0;
}
