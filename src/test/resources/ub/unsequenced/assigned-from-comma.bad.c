#include <stdio.h>

int main(void) {
  int i = 1;
  i = i++ + (0, 1); /* UB: unsequenced */
  printf("%d\n", i);
  return 0;
}
