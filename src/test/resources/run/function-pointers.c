#include <stdio.h>

typedef int (*op)(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }

static op choose(char c) {
  switch (c) {
    case '+': return add;
    case '-': return sub;
    default: return &mul;
  }
}
static int (*higher(int (*f)(int, int)))(int, int) { return f == add ? sub : add; }
static int apply(int f(int, int), int x) { return f(x, x); }

struct table { const char *name; op f; };

int main(void) {
  const char ops[] = "+-*";
  for (int i = 0; ops[i]; i++) printf("%d ", choose(ops[i])(7, 3));
  struct table t[] = {{"add", add}, {"sub", *sub}, {"mul", ***mul}};
  for (int i = 0; i < 3; i++) printf("%s=%d ", t[i].name, (*t[i].f)(6, 2));
  printf("%d %d\n", higher(add)(9, 4), apply(mul, 5));
  op arr[2][2] = {{add, sub}, {mul, add}};
  printf("%d\n", arr[1][0](3, arr[0][1](10, 4)));
  op null = 0;
  printf("%d %d\n", null == 0, choose('+') == add);
  printf("%d\n", (choose('-') == sub ? mul : add)(4, 4));
  return 0;
}
