#include <stdio.h>
#include <stdlib.h>

struct s {
  int a, b;
};

int main(void) {
  char *raw = calloc(4, 8);
  void *at = raw + 8;
  struct s *p = at;
  p->b = 4;
  printf("%d\n", p->b);
  free(raw);
  return 0;
}
