#include <stdio.h>

int main(void) {
  int x;
  int y = x + 1; /* UB: indeterminate-value */
  if (y > 10) puts("big");
  else puts("small");
  return 0;
}
