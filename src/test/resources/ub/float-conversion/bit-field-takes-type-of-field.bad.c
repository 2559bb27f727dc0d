#include <stdio.h>

struct s {
  int f : 4;
};

int main(void) {
  struct s x = {0};
  double d = 1e10;
  x.f = (int)d; /* UB: float-conversion */
  printf("%d\n", x.f);
  return 0;
}
