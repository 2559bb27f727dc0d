#include <stdio.h>

static int twice(int x) { return 2 * x; }

int main(void) {
  void (*any)(void) = (void (*)(void))twice;
  printf("%d\n", ((int (*)(int))any)(4));
  return 0;
}
