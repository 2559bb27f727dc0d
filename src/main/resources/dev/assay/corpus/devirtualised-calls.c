/* Objects with tables of functions: calls whose target can be found out by propagation. */
#include <stdio.h>

struct shape;

struct methods {
  long (*area)(const struct shape *);
  void (*grow)(struct shape *, int);
};

struct shape {
  const struct methods *methods;
  int a, b;
};

static long box_area(const struct shape *s) { return (long)s->a * s->b; }
static void box_grow(struct shape *s, int by) { s->a += by, s->b += by; }
static long triangle_area(const struct shape *s) { return (long)s->a * s->b / 2; }
static void triangle_grow(struct shape *s, int by) { s->b += 2 * by; }

static const struct methods box = {box_area, box_grow}, triangle = {triangle_area, triangle_grow};

static long grown(struct shape *s, int by) {
  s->methods->grow(s, by);
  return s->methods->area(s);
}

int main(void) {
  struct shape fixed = {&box, 3, 4};
  printf("%ld\n", grown(&fixed, 2));
  struct shape many[6];
  long total = 0;
  for (int i = 0; i < 6; i++) {
    many[i] = (struct shape){i & 1 ? &triangle : &box, i + 1, 2 * i};
    total = total * 2 + grown(&many[i], i % 3);
  }
  many[1].methods = many[0].methods;
  printf("%ld %ld\n", total, grown(&many[1], 1));
  return 0;
}
