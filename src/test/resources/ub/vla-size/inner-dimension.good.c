#include <stdio.h>

int main(void) {
  int n = 2;
  int a[3][n];
  printf("%d\n", (int)sizeof a);
  return 0;
}
