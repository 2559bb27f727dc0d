#include <stdio.h>

int main(void) {
  const char *s = "abc";
  printf("%s %d\n", *s, 1); /* UB: format */
  return 0;
}
