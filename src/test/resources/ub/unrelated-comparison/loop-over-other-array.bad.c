#include <stdio.h>

int a[4] = {1, 2, 3, 4}, b[4] = {5, 6, 7, 8};

int main(void) {
  int n = 0;
  for (int *p = a; p < b + 4 && n < 4; p++) { /* UB: unrelated-comparison */
    n += 1;
  }
  printf("%d\n", n);
  return 0;
}
