#include <stdio.h>
#include <string.h>

int main(void) {
  char a[8] = {0}, b[4] = "abc";
  size_t n = 4;
  memcpy(a, b, n);
  puts(a);
  return 0;
}
