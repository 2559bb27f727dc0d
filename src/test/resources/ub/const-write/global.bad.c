#include <stdio.h>

const int limit = 5;

int main(void) {
  int plain = 5;
  int *p = (int *)&limit;
  *p = 6; /* UB: const-write */
  printf("%d\n", plain + limit);
  return 0;
}
