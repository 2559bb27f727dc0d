#include <stddef.h>
#include <stdio.h>

struct s {
  int a, b;
};

int main(void) {
  struct s s = {1, 2};
  struct s *p = &s;
  int *q = &p->b;
  puts(q ? "set" : "null");
  return (int)offsetof(struct s, a);
}
