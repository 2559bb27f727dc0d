#include <stdio.h>

int main(void) {
  char a[16] = "abc", b[16] = "abc";
  snprintf(a, sizeof a, "%s%s", a, "d"); /* UB: overlapping-copy */
  puts(a);
  return 0;
}
