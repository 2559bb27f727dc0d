#include <stdio.h>

int main(void) {
  int x = 1;
  {
    int *restrict p = &x;
    *p = 2;
    x = 3; /* UB: restrict */
  }
  x++;
  printf("%d\n", x);
  return 0;
}
