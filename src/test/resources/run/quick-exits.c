// exit: 9
#include <stdio.h>
#include <stdlib.h>

static void handler(void) { puts("never"); }

int main(void) {
  atexit(handler);
  puts("flushed by hand");
  fflush(stdout);
  _Exit(9);
}
