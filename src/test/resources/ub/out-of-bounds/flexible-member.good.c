#include <stdio.h>
#include <stdlib.h>

struct text {
  int n;
  char c[];
};

int main(void) {
  struct text *t = malloc(sizeof *t + 4);
  t->n = 4;
  int i = 3;
  t->c[i] = 'x';
  puts("done");
  free(t);
  return 0;
}
