#include <stdio.h>

struct s {
  int a;
};

static struct s s = {1};

int main(void) {
  struct s *p = (struct s *)&s;
  p->a = 2;
  printf("%d\n", p->a);
  return 0;
}
