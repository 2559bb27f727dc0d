#include <stdio.h>
#include <string.h>

struct s { char name[8]; int v[3]; struct { double d; } in; };

static struct s change(struct s s) {
  s.v[1] = 99;
  strcpy(s.name, "new");
  return s;
}

int main(void) {
  struct s a = {"old", {1, 2, 3}, {0.5}}, b, c, d[2];
  b = c = a;
  b.v[0] = 10;
  printf("%d %d %d\n", a.v[0], b.v[0], c.v[0]);
  d[0] = d[1] = change(a);
  printf("%s %d %s %d\n", a.name, a.v[1], d[0].name, d[1].v[1]);
  struct s *p = d;
  *p++ = a;
  p->in = d[0].in;
  printf("%s %g\n", d[0].name, p->in.d);
  a = a;
  struct s e = (a.v[0] == 1 ? b : c);
  printf("%d\n", e.v[0]);
  struct s f = change(change(e));
  printf("%d %d\n", f.v[0], f.v[1]);
  memcpy(&f, &a, sizeof f);
  printf("%s\n", f.name);
  return 0;
}
