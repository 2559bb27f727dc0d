#include <stdio.h>

struct s {
  int a, b;
};

int main(void) {
  struct s s = {1, 2}, *p = &s;
  int r = s.b + p->a++;
  printf("%d\n", r);
  return 0;
}
