#include <stdio.h>

int main(void) {
  char a[16] = "abc", b[16] = "abc";
  snprintf(a, sizeof a, "%s%s", b, "d");
  puts(a);
  return 0;
}
