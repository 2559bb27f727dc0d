#include <stdio.h>

int main(void) {
  int i = 1;
  int r = (int)(i + 0 * i++); /* UB: unsequenced */
  printf("%d %d\n", r, i);
  return 0;
}
