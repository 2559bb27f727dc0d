#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3}, sum = 0;
  for (int i = 0; i <= 3; i++) {
    sum += a[i]; /* UB: one-past-dereference|out-of-bounds */
  }
  printf("%d\n", sum);
  return 0;
}
