#include <stdio.h>

int main(void) {
  double d;
  if (d < 1.0) puts("less"); /* UB: indeterminate-value */
  else puts("more");
  return 0;
}
