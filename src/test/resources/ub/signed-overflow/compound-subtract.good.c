#include <limits.h>
#include <stdio.h>

int main(void) {
  int r = INT_MIN + 2;
  r -= 2;
  printf("%d\n", r);
  return 0;
}
