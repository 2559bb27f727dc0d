#include <stdio.h>

typedef int (*operation)(int);

static int negate(int x) { return -x; }
static int half(int x) { return x / 2; }
static double root(double x) { return x / 3; }

int main(void) {
  operation table[3] = {negate, half, half};
  int r = 12;
  for (int i = 0; i < 3; i++) {
    r = table[i](r);
  }
  printf("%d\n", r + (root(3) == 1));
  return 0;
}
