#include <stdio.h>

struct s {
  int f : 4;
};

int main(void) {
  struct s x = {0};
  double d = 7.5;
  x.f = (int)d;
  printf("%d\n", x.f);
  return 0;
}
