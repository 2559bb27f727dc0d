#include <stdio.h>

int main(void) {
  volatile int v = 3;
  int r = *&v;
  printf("%d\n", r);
  return 0;
}
