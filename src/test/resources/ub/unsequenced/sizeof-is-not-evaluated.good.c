#include <stdio.h>

int main(void) {
  int i = 1;
  int r = (int)(sizeof(i++) + 0 * i++);
  printf("%d %d\n", r, i);
  return 0;
}
