#include <stdio.h>

struct gen { int state, i, j; };

static int next(struct gen *g, int *out) {
  switch (g->state) {
    case 0:
      for (g->i = 1; g->i < 4; g->i++) {
        for (g->j = 0; g->j < g->i; g->j++) {
          *out = g->i * 10 + g->j;
          g->state = 1;
          return 1;
          case 1:;
        }
      }
      g->state = 2;
    case 2:
    default:
      return 0;
  }
}

int main(void) {
  struct gen g = {0};
  int v;
  while (next(&g, &v)) printf("%d ", v);
  puts("");
  return 0;
}
