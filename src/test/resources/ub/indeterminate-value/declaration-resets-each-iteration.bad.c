#include <stdio.h>

int main(void) {
  for (int i = 0; i < 2; i++) {
    int x;
    if (i == 0) x = 1;
    if (x == 1) puts("one"); /* UB: indeterminate-value */
    else puts("other");
  }
  return 0;
}
