#include <stdio.h>
#include <stdlib.h>

static void swap(int **a, int **b) {
  int *t = *a;
  *a = *b;
  *b = t;
}
static void set(const char **out, int i) {
  static const char *const words[] = {"zero", "one", "two"};
  *out = words[i];
}

int main(void) {
  int x = 1, y = 2, *p = &x, *q = &y, **pp = &p, ***ppp = &pp;
  swap(&p, &q);
  printf("%d %d %d\n", *p, *q, ***ppp);
  **pp = 20;
  printf("%d\n", y);
  *pp = &x;
  printf("%d\n", *p);
  const char *s;
  set(&s, 2);
  puts(s);
  int **m = malloc(3 * sizeof *m);
  for (int i = 0; i < 3; i++) {
    m[i] = malloc(4 * sizeof **m);
    for (int j = 0; j < 4; j++) m[i][j] = i * j;
  }
  printf("%d %d\n", m[2][3], *(*(m + 1) + 2));
  for (int i = 0; i < 3; i++) free(m[i]);
  free(m);
  char *lines[] = {"c", "a", "b", 0};
  for (char **l = lines; *l; l++) printf("%s ", *l);
  puts("");
  return 0;
}
