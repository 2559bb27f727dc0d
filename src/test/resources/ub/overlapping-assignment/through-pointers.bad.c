#include <stdio.h>
#include <stdlib.h>

struct pair {
  int a, b;
};

int main(void) {
  int *m = calloc(4, sizeof *m);
  m[0] = 1;
  struct pair *p = (struct pair *)m;
  struct pair *q = (struct pair *)(m + 1);
  *q = *p; /* UB: overlapping-assignment */
  printf("%d\n", q->a);
  free(m);
  return 0;
}
