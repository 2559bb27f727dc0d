#include <stddef.h>
#include <stdio.h>

struct s {
  int a, b;
};

int main(void) {
  struct s s = {1, 2};
  struct s *p = 0;
  int *q = &p->b; /* UB: null-arithmetic|null-dereference */
  puts(q ? "set" : "null");
  return (int)offsetof(struct s, a);
}
