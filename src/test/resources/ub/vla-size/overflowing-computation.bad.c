#include <stdio.h>

int main(void) {
  unsigned char n = 250;
  int k = (signed char)n;
  char a[k]; /* UB: vla-size */
  printf("%d\n", (int)sizeof a);
  return 0;
}
