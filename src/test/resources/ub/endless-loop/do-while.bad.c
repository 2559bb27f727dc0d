#include <stdio.h>

int main(void) {
  int x = 1;
  do { /* UB: endless-loop */
  } while (x); /* UB: endless-loop */
  puts("end");
  return 0;
}
