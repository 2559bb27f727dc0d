#include <stdio.h>

int main(void) {
  printf("%d %x\n", 1, 2u);
  return 0;
}
