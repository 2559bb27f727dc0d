#include <stdio.h>

static signed char narrow(double d) {
  return d; /* UB: float-conversion */
}

int main(void) {
  printf("%d\n", narrow(128.0));
  return 0;
}
