#include <stdio.h>

struct s {
  int a[3];
  int b;
};

int main(void) {
  struct s s = {{1, 2, 3}, 4};
  int i = 3;
  printf("%d\n", s.a[i]); /* UB: out-of-bounds|one-past-dereference */
  return 0;
}
