#include <stdio.h>

int main(void) {
  int n = 3;
  int a[2][4] = {{0}};
  int(*p)[n] = a; /* UB: vla-mismatch */
  printf("%d\n", (int)sizeof *p);
  return 0;
}
