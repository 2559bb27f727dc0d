#include <stdio.h>

int main(void) {
  volatile int flag = 1, n = 0;
  while (flag) {
    if (++n == 5) flag = 0;
  }
  printf("%d\n", n);
  return 0;
}
