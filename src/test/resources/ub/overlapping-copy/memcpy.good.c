#include <stdio.h>
#include <string.h>

int main(void) {
  char a[16] = "0123456789";
  memmove(a + 2, a, 6);
  puts(a);
  return 0;
}
