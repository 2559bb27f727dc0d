#include <stdio.h>

static int add(int x) { return x + 1; }
static int take(int x) { return x - 1; }
static int (*op)(int) = add;

static int change(void) {
  op = take;
  return 10;
}

int main(void) {
  printf("%d\n", op(change())); /* UNSPECIFIED: evaluation-order */
  return add(0) - 1;
}
