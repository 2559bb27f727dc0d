#include <stdio.h>

struct s {
  int a[4];
};

int main(void) {
  struct s s;
  s.a[0] = 1;
  int r = s.a[2] * 0; /* UB: indeterminate-value */
  printf("%d\n", r);
  return 0;
}
