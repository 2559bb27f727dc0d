#include <limits.h>
#include <stdio.h>

int main(void) {
  int a = -INT_MAX;
  int r = -a;
  printf("%d\n", r);
  return 0;
}
