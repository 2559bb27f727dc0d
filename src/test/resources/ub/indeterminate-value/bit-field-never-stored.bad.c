#include <stdio.h>

struct flags {
  unsigned a : 4, b : 4;
};

int main(void) {
  struct flags f;
  f.a = 3;
  if (f.b == 1) puts("one"); /* UB: indeterminate-value */
  else puts("other");
  return 0;
}
