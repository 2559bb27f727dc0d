#include <stdio.h>

static int half(x)
int x;
{
  return x / 2;
}

int main(void) {
  unsigned big = 4294967295u;
  printf("%d\n", half(7u));
  printf("%d\n", half(big)); /* UB: argument-mismatch */
  return 0;
}
