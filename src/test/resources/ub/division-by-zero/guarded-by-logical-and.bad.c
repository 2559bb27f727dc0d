#include <stdio.h>

int main(void) {
  int n = 0;
  if (n >= 0 && 10 / n > 1) { /* UB: division-by-zero */
    puts("big");
  } else {
    puts("small");
  }
  return 0;
}
