#include <stdio.h>
#include <string.h>

static int source[4];

__attribute__((const, noinline)) static int last(void) {
  int own[4];
  memcpy(own, source, sizeof own); /* UB: broken-promise */
  return own[3];
}

int main(void) {
  source[3] = 9;
  printf("%d\n", last());
  return 0;
}
