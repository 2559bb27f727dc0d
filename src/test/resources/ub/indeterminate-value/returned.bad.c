#include <stdio.h>

static int none(int n) {
  int x;
  if (n > 5) x = n;
  return x; /* UB: indeterminate-value */
}

int main(void) {
  if (none(1) == 3) puts("three");
  else puts("other");
  return 0;
}
