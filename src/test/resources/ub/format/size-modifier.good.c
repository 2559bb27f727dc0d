#include <stdio.h>

int main(void) {
  printf("%zu\n", sizeof(int));
  return 0;
}
