#include <stdio.h>
#include <stdlib.h>

struct box {
  int a, b;
};

static void set(struct box *p) {
  p->b = 3;
}

int main(void) {
  struct box *p = calloc(1, sizeof *p);
  struct box *alias = p;
  set(alias);
  free(p);
  puts("done");
  return 0;
}
