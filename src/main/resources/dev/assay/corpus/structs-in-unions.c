/* A tagged union of structs with a common initial sequence, copied and switched over. */
#include <stdio.h>

enum kind { NUMBER, TEXT, PAIR };

union value {
  enum kind kind;
  struct { enum kind kind; double number; } n;
  struct { enum kind kind; char text[8]; } t;
  struct { enum kind kind; const union value *left, *right; } p;
};

static double measure(const union value *v) {
  switch (v->kind) {
    case NUMBER:
      return v->n.number;
    case TEXT: {
      double length = 0;
      for (const char *c = v->t.text; *c; c++) {
        length++;
      }
      return length;
    }
    case PAIR:
      return measure(v->p.left) * 10 + measure(v->p.right);
  }
  return -1;
}

int main(void) {
  union value a = {.n = {NUMBER, 2.5}}, b = {.t = {TEXT, "hello"}};
  union value c = {.p = {PAIR, &a, &b}}, d = {.p = {PAIR, &c, &c}}, e = d;
  printf("%g %g %g\n", measure(&a), measure(&c), measure(&e));
  union value swap = a;
  a = b;
  b = swap;
  printf("%g %s\n", measure(&d), a.t.text);
  a.n.kind = NUMBER;
  a.n.number = -1;
  printf("%g %d\n", measure(&d), a.kind == b.kind);
  return 0;
}
