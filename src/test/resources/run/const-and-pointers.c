#include <stdio.h>

static const int table[] = {1, 2, 3};
static int length(const char *s) {
  const char *p = s;
  while (*p) p++;
  return (int)(p - s);
}

int main(void) {
  const int c = 5;
  int x = 6;
  const int *p = &c;
  p = &x;
  x++;
  int *const q = &x;
  *q += 1;
  const int *const r = table + 1;
  printf("%d %d %d %d\n", *p, *q, *r, length("const"));
  *(int *)p = 20;
  printf("%d\n", x);
  const struct { int a; char b[4]; } s = {1, "abc"};
  printf("%d %s\n", s.a, s.b);
  const char *const names[] = {"one", "two", "three"};
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++) printf("%s ", names[i]);
  puts("");
  return 0;
}
