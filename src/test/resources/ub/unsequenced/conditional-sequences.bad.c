#include <stdio.h>

int main(void) {
  int i = 1;
  int r = (i++ ? 4 : 5) + i; /* UB: unsequenced */
  printf("%d\n", r);
  return 0;
}
