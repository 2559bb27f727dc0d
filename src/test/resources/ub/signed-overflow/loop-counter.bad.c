#include <limits.h>
#include <stdio.h>

int main(void) {
  int start = INT_MAX - 2, n = 0;
  for (int i = start, k = 0; k < 4; k++) {
    i++; /* UB: signed-overflow */
    n += i & 1;
  }
  printf("%d\n", n);
  return 0;
}
