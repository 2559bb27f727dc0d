#include <stdio.h>
#include <stdlib.h>

static void handler(void) {
  puts("handler");
}

int main(void) {
  atexit(handler);
  exit(0);
}
