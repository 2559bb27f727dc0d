#include <stdio.h>

int main(void) {
  int n = 5;
  printf("%d\n", n);
  return 0;
}
