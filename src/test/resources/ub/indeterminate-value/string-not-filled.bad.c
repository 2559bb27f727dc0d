#include <stdio.h>
#include <string.h>

int main(void) {
  char s[8];
  s[0] = 'a';
  printf("%d\n", (int)strlen(s)); /* UB: indeterminate-value */
  return 0;
}
