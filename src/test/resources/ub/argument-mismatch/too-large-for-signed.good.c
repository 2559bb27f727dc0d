#include <stdio.h>

static int half(x)
int x;
{
  return x / 2;
}

int main(void) {
  unsigned big = 2147483647u;
  printf("%d\n", half(7u));
  printf("%d\n", half(big));
  return 0;
}
