#include <stdio.h>

const int limit = 5;

int main(void) {
  int plain = 5;
  int *p = (int *)(const int *)&plain;
  *p = 6;
  printf("%d\n", plain + limit);
  return 0;
}
