#include <stdio.h>

int counter;

int main(void) {
  int *p = &counter;
  int r = ++counter - (*p)--; /* UB: unsequenced */
  printf("%d\n", r);
  return 0;
}
