#include <stdio.h>

int main(void) {
  int n = 2;
  switch (n) {
    int x;
    case 3:
      x = 1;
    case 2:
      if (x) puts("one"); /* UB: indeterminate-value */
      else puts("zero");
  }
  return 0;
}
