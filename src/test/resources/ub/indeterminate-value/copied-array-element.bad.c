#include <stdio.h>

int main(void) {
  int a[2], b;
  a[0] = 1;
  b = a[1]; /* UB: indeterminate-value */
  if (b > 1) puts("big");
  else puts("small");
  return 0;
}
