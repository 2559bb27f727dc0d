#include <stdio.h>

int main(void) {
  char a[16] = "x";
  long n = 8;
  char *p = a + n;
  puts(p ? "set" : "null");
  return 0;
}
