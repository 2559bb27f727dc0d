#include <stdio.h>

int main(void) {
  int x = 1;
  int *end = &x + 1;
  int r = end[-1];
  printf("%d\n", r);
  return 0;
}
