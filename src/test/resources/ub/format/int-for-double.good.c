#include <stdio.h>

int main(void) {
  int n = 3;
  printf("%f\n", (double)n);
  return 0;
}
