/* Static functions that read a few members through pointers, which could get the values. */
#include <stdio.h>

struct config {
  int width, height, depth;
  double gain;
  char name[12];
};

__attribute__((noinline)) static int area(const struct config *c) {
  return c->width * c->height;
}

__attribute__((noinline)) static double amplified(const struct config *c, double x, int unused) {
  return c->gain * x + c->depth;
}

__attribute__((noinline)) static int ignored_result(struct config *c) {
  c->depth++;
  return c->depth * 1000;
}

__attribute__((noinline)) static struct config grown(struct config c, int by) {
  c.width += by;
  c.height += by;
  return c;
}

__attribute__((noinline)) static void out_parameters(int x, int *half, int *rest) {
  *half = x / 2;
  *rest = x % 2;
}

int main(void) {
  struct config c = {3, 4, 5, 0.5, "config"};
  int total = 0, half, rest;
  double sum = 0;
  for (int i = 0; i < 9; i++) {
    c = grown(c, i & 1);
    total += area(&c);
    ignored_result(&c);
    sum += amplified(&c, i, total);
    out_parameters(total, &half, &rest);
    total -= half + rest * 3;
  }
  printf("%d %g %d %s\n", total, sum, c.depth, c.name);
  return 0;
}
