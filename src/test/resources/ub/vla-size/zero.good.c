#include <stdio.h>

int main(void) {
  int n = 1;
  int a[n];
  printf("%d\n", (int)sizeof a);
  return 0;
}
