#include <stdio.h>

struct s {
  int a;
};

static const struct s s = {1};

int main(void) {
  struct s *p = (struct s *)&s;
  p->a = 2; /* UB: const-write */
  printf("%d\n", p->a);
  return 0;
}
