#include <stdio.h>

struct s {
  int a, b;
};

int main(void) {
  struct s x = {1, 2}, y;
  struct s *p = &x;
  y = *p;
  printf("%d\n", y.a + y.b);
  return 0;
}
