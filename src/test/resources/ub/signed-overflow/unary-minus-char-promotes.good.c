#include <limits.h>
#include <stdio.h>

int main(void) {
  signed char c = SCHAR_MIN;
  int fine = -c;
  int i = INT_MIN + 129;
  int r = fine - i;
  printf("%d\n", r);
  return 0;
}
