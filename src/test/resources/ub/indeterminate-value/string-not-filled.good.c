#include <stdio.h>
#include <string.h>

int main(void) {
  char s[8];
  s[0] = 'a';
  s[1] = '\0';
  printf("%d\n", (int)strlen(s));
  return 0;
}
