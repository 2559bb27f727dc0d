#include <stdio.h>

int main(void) {
  volatile int v = 3;
  int r = *(int *)&v; /* UB: volatile-access */
  printf("%d\n", r);
  return 0;
}
