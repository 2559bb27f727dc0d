#include <stdio.h>
#include <string.h>

int main(void) {
  const char *s = "";
  printf("%d\n", (int)strlen(s));
  return 0;
}
