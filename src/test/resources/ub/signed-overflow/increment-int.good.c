#include <limits.h>
#include <stdio.h>

int main(void) {
  unsigned r = INT_MAX;
  r++;
  printf("%d\n", (int)(r / 2));
  return 0;
}
