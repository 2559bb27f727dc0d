#include <stdio.h>
#include <string.h>

struct op { const char *name; int precedence; int (*apply)(int, int); };
static int plus(int a, int b) { return a + b; }
static int minus(int a, int b) { return a - b; }
static int times(int a, int b) { return a * b; }
static const struct op ops[] = {{"+", 1, plus}, {"-", 1, minus}, {"*", 2, times}, {0}};

static int evaluate(const char *s) {
  int values[8], nv = 0;
  const struct op *stack[8];
  int no = 0;
  for (; *s; s++) {
    if (*s >= '0' && *s <= '9') {
      values[nv++] = *s - '0';
      continue;
    }
    for (const struct op *o = ops; o->name; o++) {
      if (*s != o->name[0]) continue;
      while (no && stack[no - 1]->precedence >= o->precedence) {
        nv--;
        values[nv - 1] = stack[--no]->apply(values[nv - 1], values[nv]);
      }
      stack[no++] = o;
    }
  }
  while (no) {
    nv--;
    values[nv - 1] = stack[--no]->apply(values[nv - 1], values[nv]);
  }
  return values[0];
}

int main(void) {
  printf("%d %d %d\n", evaluate("1+2*3"), evaluate("9-3-2"), evaluate("2*3*4-5"));
  return 0;
}
