#include <stdio.h>

int main(void) {
  int i = 1, j;
  j = ++i + 1;
  printf("%d\n", i);
  return 0;
}
