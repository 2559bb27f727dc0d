#include <stdio.h>
#include <stdlib.h>

static void handler(void) {
  puts("handler");
  fflush(stdout);
  _Exit(0);
}

int main(void) {
  atexit(handler);
  return 0;
}
