#include <stdio.h>

struct s {
  int a, b;
};

int main(void) {
  struct s x = {1, 2}, y;
  struct s *p = 0;
  y = *p; /* UB: null-dereference */
  printf("%d\n", y.a + y.b);
  return 0;
}
