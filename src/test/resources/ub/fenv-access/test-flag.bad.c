#include <fenv.h>
#include <stdio.h>

int main(void) {
  volatile double zero = 0;
  printf("%d\n", 1 / zero > 0);
  printf("%d\n", fetestexcept(FE_DIVBYZERO) != 0); /* UB: fenv-access */
  return 0;
}
