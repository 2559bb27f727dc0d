#include <stdio.h>

static signed char narrow(double d) {
  return d;
}

int main(void) {
  printf("%d\n", narrow(-128.9));
  return 0;
}
