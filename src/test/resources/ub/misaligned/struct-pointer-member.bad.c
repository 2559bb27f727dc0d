#include <stdio.h>
#include <stdlib.h>

struct s {
  int a, b;
};

int main(void) {
  char *raw = calloc(4, 8);
  void *at = raw + 2;
  struct s *p = at; /* UB: misaligned|pointer-conversion */
  p->b = 4; /* UB: misaligned */
  printf("%d\n", p->b);
  free(raw);
  return 0;
}
