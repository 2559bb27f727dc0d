#include <stdio.h>

int main(void) {
  int x = 5;
  const volatile float *p = (const volatile float *)&x;
  printf("%d\n", (int)*p); /* UB: effective-type */
  return 0;
}
