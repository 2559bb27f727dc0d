#include <stdio.h>

int main(void) {
  int i = 0;
  printf("%d %d\n", i++, i++); /* UB: unsequenced */
  return 0;
}
