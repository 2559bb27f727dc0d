#include <stdio.h>

static int none(int n) {
  int x = 0;
  if (n > 5) x = n;
  return x;
}

int main(void) {
  if (none(1) == 3) puts("three");
  else puts("other");
  return 0;
}
