#include <stdio.h>

int main(void) {
  int i = 3;
  i += i++; /* UB: unsequenced */
  printf("%d\n", i);
  return 0;
}
