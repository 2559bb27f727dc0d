#include <stdio.h>

int main(void) {
  int *p;
  if (p) puts("set"); /* UB: indeterminate-value */
  else puts("null");
  return 0;
}
