#include <math.h>
#include <stdio.h>

int main(void) {
  volatile double x = 0.7;
  puts(fabs(sin(x) - sin(0.7)) < 1e-12 ? "near" : "far");
}
