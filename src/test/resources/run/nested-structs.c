#include <stdio.h>

struct point { int x, y; };
struct rect { struct point a, b; };
struct scene {
  struct rect rects[2];
  struct { int depth; struct point eye; } camera;
  const char *name;
};

int main(void) {
  struct scene s = {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {9, {10, 11}}, "scene"};
  struct scene t = s;
  t.rects[1].b.y = 80;
  t.camera.eye = s.rects[0].a;
  printf("%d %d %d %s\n", s.rects[1].b.y, t.rects[1].b.y, t.camera.eye.y, t.name);
  struct point *p = &t.rects[0].b;
  printf("%d\n", p->y);
  struct rect *r = t.rects + 1;
  printf("%d %d\n", r->a.x, (*r).b.x);
  printf("%zu\n", sizeof(struct scene));
  return 0;
}
