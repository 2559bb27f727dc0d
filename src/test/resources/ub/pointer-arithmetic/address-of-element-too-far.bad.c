#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4};
  int i = 6;
  int *p = &a[i]; /* UB: pointer-arithmetic|out-of-bounds */
  puts(p > a ? "after" : "before");
  return 0;
}
