#include <stdio.h>

struct value {
  int kind;
  union {
    int i;
    double d;
    struct { short lo, hi; };
  };
  struct { int line, column; };
};

int main(void) {
  struct value v = {1, .i = 0x20001, .line = 5, .column = 6};
  printf("%d %d %d %d\n", v.i, v.lo, v.hi, v.line + v.column);
  v.d = 1.5;
  v.kind = 2;
  printf("%g\n", v.d);
  v.hi = 7;
  v.lo = 8;
  printf("%x\n", (unsigned)v.i);
  struct value w = v;
  printf("%d %d\n", w.hi, w.column);
  printf("%zu\n", sizeof v);
  struct value *p = &w;
  p->column++;
  printf("%d\n", w.column);
  return 0;
}
