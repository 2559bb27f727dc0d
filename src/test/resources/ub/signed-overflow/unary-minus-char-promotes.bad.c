#include <limits.h>
#include <stdio.h>

int main(void) {
  signed char c = SCHAR_MIN;
  int fine = -c;
  int i = INT_MIN;
  int r = fine - i; /* UB: signed-overflow */
  printf("%d\n", r);
  return 0;
}
