#include <stdio.h>

int main(void) {
  printf("%d\n", 1, "unused");
  return 0;
}
