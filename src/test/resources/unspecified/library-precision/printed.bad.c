#include <math.h>
#include <stdio.h>

int main(void) {
  printf("%.17g\n", pow(2.5, 1.3)); /* UNSPECIFIED: library-precision */
}
