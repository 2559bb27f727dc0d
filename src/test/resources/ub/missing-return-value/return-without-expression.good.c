// options: -std=gnu89 -Wno-return-type
#include <stdio.h>

static value(x)
  int x;
{
  return x;
}

int main(void) {
  int r = value(3);
  if (r == 3) puts("three");
  else puts("other");
  return 0;
}
