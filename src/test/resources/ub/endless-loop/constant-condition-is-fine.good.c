#include <stdio.h>

int main(void) {
  int n = 0;
  while (1) {
    if (++n == 1000) break;
  }
  printf("%d\n", n);
  return 0;
}
