#include <stdio.h>

static int corner(int n, int (*m)[n]) { return m[1][0]; }

int main(void) {
  int a[2][3] = {{1, 2, 3}, {4, 5, 6}};
  printf("%d\n", corner(3, a));
  return 0;
}
