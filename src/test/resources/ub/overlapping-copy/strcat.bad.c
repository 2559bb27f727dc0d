#include <stdio.h>
#include <string.h>

int main(void) {
  char a[16] = "hello";
  strcat(a, a + 2); /* UB: overlapping-copy */
  puts(a);
  return 0;
}
