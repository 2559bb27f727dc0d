#include <fenv.h>
#include <stdio.h>

int main(void) {
  volatile double zero = 0;
  printf("%d\n", 1 / zero > 0);
  return 0;
}
