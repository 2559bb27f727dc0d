#include <stdio.h>
#include <string.h>

int main(void) {
  char a[16] = "hello";
  char b[8];
  strcpy(b, a + 2);
  strcat(a, b);
  puts(a);
  return 0;
}
