#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int x = INT_MAX;
  printf("%d\n", div(x, -1).quot);
  return 0;
}
