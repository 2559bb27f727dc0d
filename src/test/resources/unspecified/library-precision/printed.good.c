#include <math.h>
#include <stdio.h>

int main(void) {
  printf("%.6f\n", pow(2.5, 1.3));
  printf("%.17g %.17g\n", pow(2.5, 2), sqrt(2));
}
