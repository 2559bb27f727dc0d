#include <stdio.h>
#include <stdlib.h>

static void handler(void) {
  puts("handler");
  exit(0); /* UB: exit-twice */
}

int main(void) {
  atexit(handler);
  return 0;
}
