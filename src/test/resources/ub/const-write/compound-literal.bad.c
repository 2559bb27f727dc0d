#include <stdio.h>

int main(void) {
  int *p = (int *)(const int[]){1, 2};
  p[0] = 5; /* UB: const-write */
  printf("%d\n", p[0]);
  return 0;
}
