#include <stdio.h>
#include <string.h>

int main(void) {
  int x;
  memset(&x, 1, 4);
  if (x == 0x01010101) puts("ones");
  else puts("other");
  return 0;
}
