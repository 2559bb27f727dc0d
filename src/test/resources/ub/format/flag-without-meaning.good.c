#include <stdio.h>

int main(void) {
  printf("%#x\n", 5u);
  return 0;
}
