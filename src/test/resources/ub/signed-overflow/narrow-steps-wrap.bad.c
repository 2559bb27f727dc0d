#include <limits.h>
#include <stdio.h>

int main(void) {
  signed char c = SCHAR_MAX;
  short s = SHRT_MIN;
  c++;
  s--;
  s -= 40000;
  int i = INT_MAX;
  i += c; i -= c; 
  i++; /* UB: signed-overflow */
  printf("%d %d %u\n", c, s, (unsigned)i);
  return 0;
}
