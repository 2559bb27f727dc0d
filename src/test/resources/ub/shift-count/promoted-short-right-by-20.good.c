#include <stdio.h>

int main(void) {
  short a = -2; int n = 20;
  int r = a >> n;
  printf("%d\n", r);
  return 0;
}
