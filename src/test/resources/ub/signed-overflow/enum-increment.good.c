#include <limits.h>
#include <stdio.h>

enum e { low = -1, high = INT_MAX };

int main(void) {
  enum e x = low;
  x = x + 1;
  printf("%d\n", (int)x);
  return 0;
}
