#include <stdio.h>

int main(void) {
  int i = 1;
  int r = (i++, i + 5);
  printf("%d\n", r);
  return 0;
}
