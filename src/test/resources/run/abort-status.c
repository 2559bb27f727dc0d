// exit: 134
#include <stdio.h>
#include <stdlib.h>

static void never(void) { puts("never"); }

int main(void) {
  atexit(never);
  puts("before");
  fflush(stdout);
  abort();
}
