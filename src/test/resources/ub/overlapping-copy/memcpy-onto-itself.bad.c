#include <stdio.h>
#include <string.h>

int main(void) {
  char a[8] = "abc";
  memcpy(a, a, 4); /* UB: overlapping-copy */
  puts(a);
  return 0;
}
