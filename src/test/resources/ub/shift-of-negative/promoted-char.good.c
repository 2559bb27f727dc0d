#include <stdio.h>

int main(void) {
  unsigned char a = (unsigned char)-8; int n = 2;
  int r = a << n;
  printf("%d\n", r);
  return 0;
}
