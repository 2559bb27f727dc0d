#include <stdio.h>

int main(void) {
  int a[4];
  for (int i = 0; i < 3; i++) a[i] = i;
  if (a[3] > 2) puts("big"); /* UB: indeterminate-value */
  else puts("small");
  return 0;
}
