#include <stdio.h>

int main(void) {
  int *p = 0, n = 3, k = 1;
  {
    int a[n];
    a[1] = 7;
    p = &a[1];
    k = *p;
    p = &k;
  }
  printf("%d\n", *p);
  return 0;
}
