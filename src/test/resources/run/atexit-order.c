// exit: 3
#include <stdio.h>
#include <stdlib.h>

static void first(void) { puts("first"); }
static void second(void) { puts("second"); }
static void third(void) {
  puts("third");
  atexit(first);
}

int main(void) {
  atexit(first);
  atexit(second);
  atexit(third);
  atexit(second);
  puts("main");
  return 3;
}
