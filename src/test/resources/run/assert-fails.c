// exit: 134
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>

int main(void) {
  int x = 3;
  assert(x == 3);
  puts("one passed");
  fflush(stdout);
  assert(x > 5 && "too small");
  puts("never");
  return 0;
}
