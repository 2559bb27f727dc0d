#include <stdio.h>
#include <string.h>

int main(void) {
  int x;
  memset(&x, 1, 3);
  if (x == 0x01010101) puts("ones"); /* UB: indeterminate-value */
  else puts("other");
  return 0;
}
