#include <stdio.h>

static int mix(int *p, int *q) {
  return *p + (*q)++; /* UB: unsequenced */
}

int main(void) {
  int a = 1, b = 2;
  printf("%d\n", mix(&a, &a));
  return b - 2 - (a == 1);
}
