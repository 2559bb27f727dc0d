#include <stdio.h>

int main(void) {
  int sum;
  for (int i = 0; i < 3; i++) {
    sum += i; /* UB: indeterminate-value */
  }
  if (sum == 3) puts("three");
  else puts("other");
  return 0;
}
