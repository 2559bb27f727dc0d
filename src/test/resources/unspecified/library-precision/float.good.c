#include <math.h>
#include <stdio.h>

int main(void) {
  float sum = 0;
  for (int i = 1; i <= 3; i++) {
    sum += expf(i);
  }
  printf("%d\n", (int)sum);
}
