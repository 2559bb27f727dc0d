#include <stdio.h>

int main(void) {
  int flag = 1, n = 0;
  while (flag) { /* UB: endless-loop */
  }
  printf("%d\n", n);
  return 0;
}
