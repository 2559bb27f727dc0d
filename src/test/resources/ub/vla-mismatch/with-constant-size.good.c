#include <stdio.h>

int main(void) {
  int n = 4;
  int a[2][4] = {{0}};
  int(*p)[n] = a;
  printf("%d\n", (int)sizeof *p);
  return 0;
}
