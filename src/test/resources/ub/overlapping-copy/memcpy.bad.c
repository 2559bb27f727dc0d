#include <stdio.h>
#include <string.h>

int main(void) {
  char a[16] = "0123456789";
  memcpy(a + 2, a, 6); /* UB: overlapping-copy */
  puts(a);
  return 0;
}
