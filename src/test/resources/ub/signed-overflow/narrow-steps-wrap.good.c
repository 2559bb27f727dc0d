#include <limits.h>
#include <stdio.h>

int main(void) {
  signed char c = SCHAR_MAX;
  short s = SHRT_MIN;
  c++;
  s--;
  s -= 40000;
  unsigned i = INT_MAX;
  i += c; i -= c; 
  i++;
  printf("%d %d %u\n", c, s, (unsigned)i);
  return 0;
}
