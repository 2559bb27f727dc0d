#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int x = INT_MIN + 1;
  printf("%d\n", abs(x));
  return 0;
}
