#include <stdio.h>
#include <string.h>

int main(void) {
  char a[16] = "hello world";
  strncpy(a, a + 6, 5);
  puts(a);
  return 0;
}
