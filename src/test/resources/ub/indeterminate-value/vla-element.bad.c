#include <stdio.h>

int main(void) {
  int n = 3;
  int a[n];
  a[0] = 1;
  if (a[2]) puts("set"); /* UB: indeterminate-value */
  else puts("clear");
  return 0;
}
