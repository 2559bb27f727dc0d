#include <stdio.h>

int main(void) {
  int i = 3;
  i += i;
  printf("%d\n", i);
  return 0;
}
