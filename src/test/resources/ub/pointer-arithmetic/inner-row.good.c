#include <stdio.h>

int main(void) {
  int a[2][3] = {{1, 2, 3}, {4, 5, 6}};
  int n = 3;
  int *p = a[0] + n;
  puts(p ? "set" : "null");
  return 0;
}
