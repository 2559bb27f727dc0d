#include <stdio.h>

int main(void) {
  int i = 0;
  printf("%d\n", i++);
  return 0;
}
