#include <stdio.h>

int main(void) {
  int a = 1; unsigned long long n = 10;
  int r = a << n;
  printf("%d\n", r);
  return 0;
}
