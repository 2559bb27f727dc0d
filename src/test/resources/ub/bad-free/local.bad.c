#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int x = 1, *p = &x;
  free(p); /* UB: bad-free */
  puts("done");
  return x - 1;
}
