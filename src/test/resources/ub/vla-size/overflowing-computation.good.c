#include <stdio.h>

int main(void) {
  unsigned char n = 250;
  int k = n;
  char a[k];
  printf("%d\n", (int)sizeof a);
  return 0;
}
