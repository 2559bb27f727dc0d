#include <stdio.h>

struct s {
  unsigned a : 4, b : 4;
};

int main(void) {
  struct s s = {1, 2};
  int r = s.a++ + s.b;
  printf("%d\n", r);
  return 0;
}
