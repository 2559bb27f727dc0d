#include <stdio.h>

int main(void) {
  const char *s = "abc";
  int i = 3;
  printf("%d\n", s[i]);
  return 0;
}
