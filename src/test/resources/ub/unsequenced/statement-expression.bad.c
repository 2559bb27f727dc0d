#include <stdio.h>

int main(void) {
  int i = 3;
  int r = ({ i++; 2; }) + i; /* UB: unsequenced */
  printf("%d\n", r);
  return 0;
}
