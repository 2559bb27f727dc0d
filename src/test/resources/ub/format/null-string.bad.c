#include <stdio.h>

int main(void) {
  const char *s = 0;
  printf("[%s]\n", s); /* UB: format|library-argument */
  return 0;
}
