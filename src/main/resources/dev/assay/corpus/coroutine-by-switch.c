/* A generator that resumes in the middle of its loops, by a switch over saved places. */
#include <stdio.h>

struct generator {
  int place, i, j, value;
};

#define BEGIN switch (g->place) { case 0:
#define YIELD(x)                 \
  do {                           \
    g->place = __LINE__;         \
    g->value = (x);              \
    return 1;                    \
    case __LINE__:;              \
  } while (0)
#define END } g->place = -1; return 0

static int next(struct generator *g) {
  BEGIN
  for (g->i = 1; g->i < 5; g->i++) {
    YIELD(-g->i);
    for (g->j = 0; g->j < g->i; g->j++) {
      if ((g->i + g->j) % 2) {
        YIELD(g->i * 10 + g->j);
      }
    }
  }
  YIELD(1000);
  END;
}

int main(void) {
  struct generator g = {0};
  int count = 0;
  while (next(&g)) {
    printf("%d ", g.value);
    count++;
  }
  printf("\n%d %d\n", count, g.place);
  return 0;
}
