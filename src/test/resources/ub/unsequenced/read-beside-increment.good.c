#include <stdio.h>

int main(void) {
  int i = 1;
  int r = i;
  r += i++;
  printf("%d\n", r);
  return 0;
}
