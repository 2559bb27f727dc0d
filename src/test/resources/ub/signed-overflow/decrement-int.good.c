#include <limits.h>
#include <stdio.h>

int main(void) {
  int r = INT_MIN + 1;
  r--;
  printf("%d\n", r);
  return 0;
}
