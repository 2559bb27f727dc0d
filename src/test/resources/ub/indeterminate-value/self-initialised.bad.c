#include <stdio.h>

int main(void) {
  int x = x; /* UB: indeterminate-value */
  if (x) puts("set");
  else puts("clear");
  return 0;
}
