#include <stdio.h>
#include <stdlib.h>

int main(void) {
  printf("%d\n", rand() >= 0);
  return 0;
}
