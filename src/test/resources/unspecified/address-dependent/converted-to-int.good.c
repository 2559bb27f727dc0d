#include <stdio.h>

int main(void) {
  int x = 1;
  printf("%d\n", (long)&x == 0);
  return 0;
}
