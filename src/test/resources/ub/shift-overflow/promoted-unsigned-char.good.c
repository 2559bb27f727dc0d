#include <stdio.h>

int main(void) {
  unsigned char a = 127; int n = 24;
  int r = a << n;
  printf("%d\n", r);
  return 0;
}
