#include <stdio.h>

int main(void) {
  int i = 3;
  int r = ({ int k = i++; k + i; });
  printf("%d\n", r);
  return 0;
}
