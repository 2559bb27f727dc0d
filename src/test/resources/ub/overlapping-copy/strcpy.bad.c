#include <stdio.h>
#include <string.h>

int main(void) {
  char a[16] = "hello";
  strcpy(a + 1, a); /* UB: overlapping-copy */
  puts(a + 1);
  return 0;
}
