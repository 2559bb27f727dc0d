#include <stdio.h>

int device = 1;

int main(void) {
  int *p = (int *)(volatile int *)&device;
  *p = 2;
  printf("%d\n", device);
  return 0;
}
