#include <stdio.h>
#include <string.h>

int main(void) {
  char a[16] = "hello world";
  strncpy(a, a + 3, 5); /* UB: overlapping-copy */
  puts(a);
  return 0;
}
