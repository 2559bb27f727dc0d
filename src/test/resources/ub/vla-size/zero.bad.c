#include <stdio.h>

int main(void) {
  int n = 0;
  int a[n]; /* UB: vla-size */
  printf("%d\n", (int)sizeof a);
  return 0;
}
