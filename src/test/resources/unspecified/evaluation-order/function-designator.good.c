#include <stdio.h>

static int add(int x) { return x + 1; }
static int take(int x) { return x - 1; }
static int (*op)(int) = add;

static int change(void) {
  op = take;
  return 10;
}

int main(void) {
  int x = change();
  printf("%d\n", op(x));
  return add(0) - 1;
}
