#include <stdio.h>
#include <string.h>

int main(void) {
  char a[3] = {1, 2, 3}, b[3] = {1, 9, 3};
  int r = memcmp(a, b, 3) * 2; /* UNSPECIFIED: library-result */
  printf("%d\n", r); /* UNSPECIFIED: library-result */
  return 0;
}
