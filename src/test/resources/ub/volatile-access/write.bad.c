#include <stdio.h>

volatile int device = 1;

int main(void) {
  int *p = (int *)(volatile int *)&device;
  *p = 2; /* UB: volatile-access */
  printf("%d\n", device);
  return 0;
}
