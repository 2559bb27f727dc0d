#include <limits.h>
#include <stdio.h>

int main(void) {
  signed char a = 127; int b = INT_MAX - 127;
  int r = a + b;
  printf("%d\n", r);
  return 0;
}
