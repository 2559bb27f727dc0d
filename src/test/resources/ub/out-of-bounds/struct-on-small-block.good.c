#include <stdio.h>
#include <stdlib.h>

struct big {
  int a, b;
};

int main(void) {
  struct big *p = malloc(8);
  p->b = 5;
  puts("done");
  free(p);
  return 0;
}
