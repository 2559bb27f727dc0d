#include <limits.h>
#include <stdio.h>

int main(void) {
  int a = INT_MAX - 1, b = 1;
  int r = a + b;
  printf("%d\n", r);
  return 0;
}
