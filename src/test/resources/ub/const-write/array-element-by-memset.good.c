#include <stdio.h>
#include <string.h>

int main(void) {
  char a[4] = "abc";
  memset((char *)a, 'x', 3);
  puts(a);
  return 0;
}
