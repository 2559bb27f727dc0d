#include <stdio.h>

int main(void) {
  int a = 16; int n = 1;
  int r = a >> n;
  printf("%d\n", r);
  return 0;
}
