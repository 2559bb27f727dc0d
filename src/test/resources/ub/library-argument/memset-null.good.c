#include <stdio.h>
#include <string.h>

int main(void) {
  char a[2] = "x";
  char *p = a;
  memset(p, 0, 0);
  puts(a);
  return 0;
}
