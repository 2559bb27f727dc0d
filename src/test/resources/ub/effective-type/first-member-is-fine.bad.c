#include <stdio.h>

struct a {
  int x;
  double d;
};

int main(void) {
  struct a a = {1, 2.0};
  double *p = (double *)&a;
  *p = 4; /* UB: effective-type */
  printf("%d\n", (int)a.d);
  return 0;
}
