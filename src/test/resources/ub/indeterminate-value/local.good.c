#include <stdio.h>

int main(void) {
  int x = 3;
  int y = x + 1;
  if (y > 10) puts("big");
  else puts("small");
  return 0;
}
