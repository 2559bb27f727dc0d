#include <stdio.h>
#include <stdlib.h>

struct shape;
struct vtable {
  double (*area)(const struct shape *);
  const char *name;
};
struct shape { const struct vtable *vt; };
struct circle { struct shape base; double r; };
struct rect { struct shape base; double w, h; };

static double circle_area(const struct shape *s) {
  const struct circle *c = (const struct circle *)s;
  return 3 * c->r * c->r;
}
static double rect_area(const struct shape *s) {
  const struct rect *r = (const struct rect *)s;
  return r->w * r->h;
}
static const struct vtable circle_vt = {circle_area, "circle"}, rect_vt = {rect_area, "rect"};

static struct shape *new_circle(double r) {
  struct circle *c = malloc(sizeof *c);
  *c = (struct circle){{&circle_vt}, r};
  return &c->base;
}
static struct shape *new_rect(double w, double h) {
  struct rect *r = malloc(sizeof *r);
  r->base.vt = &rect_vt;
  r->w = w;
  r->h = h;
  return (struct shape *)r;
}

int main(void) {
  struct shape *s[] = {new_circle(2), new_rect(3, 4), new_circle(1)};
  double total = 0;
  for (int i = 0; i < 3; i++) {
    printf("%s %g\n", s[i]->vt->name, s[i]->vt->area(s[i]));
    total += s[i]->vt->area(s[i]);
    free(s[i]);
  }
  printf("%g\n", total);
  return 0;
}
