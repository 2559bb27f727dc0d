#include <stdio.h>

int main(void) {
  int x = 5;
  const volatile int *p = (const volatile int *)&x;
  printf("%d\n", (int)*p);
  return 0;
}
