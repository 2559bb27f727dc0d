#include <stdio.h>
#include <string.h>

int main(void) {
  char a[8] = "abc";
  memmove(a, a, 4);
  puts(a);
  return 0;
}
