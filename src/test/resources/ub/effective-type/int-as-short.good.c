#include <stdio.h>

int main(void) {
  int x = 5;
  char s = *(char *)&x;
  printf("%d\n", s);
  return 0;
}
