#include <stdio.h>

int main(void) {
  unsigned char c;
  switch (c) { /* UB: indeterminate-value */
    case 2:
      puts("two");
      break;
    default:
      puts("other");
  }
  return 0;
}
