#include <stdio.h>

static int get(const int *p) {
  return *p; /* UB: indeterminate-value */
}

int main(void) {
  int x;
  if (get(&x) > 5) puts("big");
  else puts("small");
  return 0;
}
