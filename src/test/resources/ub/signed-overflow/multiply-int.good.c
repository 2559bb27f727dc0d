#include <stdio.h>

int main(void) {
  int a = 65536, b = 32767;
  int r = a * b;
  printf("%d\n", r);
  return 0;
}
