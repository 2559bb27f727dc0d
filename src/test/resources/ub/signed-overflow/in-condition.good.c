#include <limits.h>
#include <stdio.h>

static int later(int x) {
  return x + 1 > x;
}

int main(void) {
  printf("%d\n", later(INT_MAX - 1));
  return 0;
}
