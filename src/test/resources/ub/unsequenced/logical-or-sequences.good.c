#include <stdio.h>

int main(void) {
  int i = 0;
  int r = i++ || i;
  printf("%d\n", r);
  return 0;
}
