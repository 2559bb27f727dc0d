#include <stdio.h>

static int calls;

__attribute__((pure, noinline)) static int twice(int x) {
  int own[2] = {x, calls};
  own[1]++;
  int *p = &own[own[1] - 1];
  *p += x;
  return *p;
}

int main(void) {
  printf("%d\n", twice(4));
  return calls;
}
