#include <stdio.h>

static int add(int a, int b) { return a * 10 + b; }

int main(void) {
  int i = 1, j = 5;
  int r = add(i++, j++);
  printf("%d %d\n", r, i);
  return 0;
}
