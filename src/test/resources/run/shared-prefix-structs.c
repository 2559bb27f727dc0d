#include <stdio.h>
#include <stdlib.h>

struct base { int kind; };
struct number { struct base base; double value; };
struct pair { struct base base; struct base *left, *right; };

static double eval(const struct base *b) {
  switch (b->kind) {
    case 0: return ((const struct number *)b)->value;
    case 1: {
      const struct pair *p = (const struct pair *)b;
      return eval(p->left) + eval(p->right);
    }
    default: {
      const struct pair *p = (const struct pair *)b;
      return eval(p->left) * eval(p->right);
    }
  }
}
static struct base *number(double v) {
  struct number *n = malloc(sizeof *n);
  n->base.kind = 0;
  n->value = v;
  return &n->base;
}
static struct base *pair(int kind, struct base *l, struct base *r) {
  struct pair *p = malloc(sizeof *p);
  *p = (struct pair){{kind}, l, r};
  return (struct base *)p;
}
static void destroy(struct base *b) {
  if (b->kind) {
    destroy(((struct pair *)b)->left);
    destroy(((struct pair *)b)->right);
  }
  free(b);
}

int main(void) {
  struct base *e = pair(1, number(2), pair(2, number(3), number(4.5)));
  printf("%g\n", eval(e));
  destroy(e);
  return 0;
}
