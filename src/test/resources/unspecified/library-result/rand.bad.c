#include <stdio.h>
#include <stdlib.h>

int main(void) {
  printf("%d\n", rand() % 1000); /* UNSPECIFIED: library-result */
  return 0;
}
