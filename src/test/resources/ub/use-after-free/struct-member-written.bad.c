#include <stdio.h>
#include <stdlib.h>

struct box {
  int a, b;
};

static void set(struct box *p) {
  p->b = 3; /* UB: use-after-free */
}

int main(void) {
  struct box *p = calloc(1, sizeof *p);
  struct box *alias = p;
  free(p);
  set(alias); /* UB: use-after-free */
  puts("done");
  return 0;
}
