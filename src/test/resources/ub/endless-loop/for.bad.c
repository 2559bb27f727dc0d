#include <stdio.h>

int main(void) {
  int step = 0;
  for (int i = 0; i < 10; i += step) { /* UB: endless-loop */
    step &= 1;
  }
  puts("end");
  return 0;
}
