#include <stdio.h>

int main(void) {
  int n = 1;
  if (n) goto inside;
  {
    int x = 5;
  inside:
    if (x == 5) puts("five"); /* UB: indeterminate-value */
    else puts("other");
  }
  return 0;
}
