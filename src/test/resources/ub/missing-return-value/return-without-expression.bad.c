// options: -std=gnu89 -Wno-return-type
#include <stdio.h>

static value(x)
  int x;
{
  if (x) return; /* UB: missing-return-value */
  return x;
}

int main(void) {
  int r = value(3); /* UB: missing-return-value */
  if (r == 3) puts("three");
  else puts("other");
  return 0;
}
