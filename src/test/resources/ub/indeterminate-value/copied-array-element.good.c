#include <stdio.h>

int main(void) {
  int a[2], b;
  a[0] = 1;
  a[1] = 2;
  b = a[1];
  if (b > 1) puts("big");
  else puts("small");
  return 0;
}
