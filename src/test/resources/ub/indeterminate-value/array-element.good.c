#include <stdio.h>

int main(void) {
  int a[4];
  for (int i = 0; i < 3; i++) a[i] = i;
  a[3] = 3;
  if (a[3] > 2) puts("big");
  else puts("small");
  return 0;
}
