#include <limits.h>
#include <stdio.h>

static int later(int x) {
  return x + 1 > x; /* UB: signed-overflow */
}

int main(void) {
  printf("%d\n", later(INT_MAX));
  return 0;
}
