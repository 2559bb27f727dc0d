#include <stdio.h>
#include <stdlib.h>

static void handler(void) {
  puts("handler");
  exit(1); /* UB: exit-twice */
}

int main(void) {
  atexit(handler);
  exit(0);
}
