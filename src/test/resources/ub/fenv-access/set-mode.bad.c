#include <fenv.h>
#include <stdio.h>

int main(void) {
  volatile double three = 3;
  printf("%d\n", fesetround(FE_UPWARD)); /* UB: fenv-access */
  printf("%d\n", 1 / three * 3 > 1);
  return 0;
}
