#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text {
  int length;
  char chars[];
};
struct matrix {
  unsigned rows, columns;
  double cells[];
};

static struct text *make(const char *s) {
  struct text *t = malloc(sizeof *t + strlen(s) + 1);
  t->length = (int)strlen(s);
  strcpy(t->chars, s);
  return t;
}

int main(void) {
  struct text *t = make("flexible");
  printf("%d %s %c\n", t->length, t->chars, t->chars[3]);
  t = realloc(t, sizeof *t + 32);
  strcat(t->chars, " array");
  puts(t->chars);
  free(t);
  struct matrix *m = calloc(1, sizeof *m + 6 * sizeof(double));
  m->rows = 2;
  m->columns = 3;
  for (unsigned i = 0; i < 6; i++) m->cells[i] = i * 1.5;
  printf("%g %zu %zu\n", m->cells[5], sizeof *m, sizeof(struct text));
  free(m);
  static struct text fixed = {3, {'a', 'b', 'c', 0}};
  printf("%s\n", fixed.chars);
  return 0;
}
