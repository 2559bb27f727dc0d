#include <stdio.h>

static int pick(int use, int x) { return use ? x : 0; }

int main(void) {
  int x;
  int r = pick(0, x); /* UB: indeterminate-value */
  printf("%d\n", r);
  return 0;
}
