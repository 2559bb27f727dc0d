#include <stdio.h>
#include <stdlib.h>

struct big {
  int a, b;
};

int main(void) {
  struct big *p = malloc(4);
  p->b = 5; /* UB: out-of-bounds|one-past-dereference */
  puts("done");
  free(p);
  return 0;
}
