#include <limits.h>
#include <stdio.h>

enum e { low = -1, high = INT_MAX };

int main(void) {
  enum e x = high;
  x = x + 1; /* UB: signed-overflow */
  printf("%d\n", (int)x);
  return 0;
}
