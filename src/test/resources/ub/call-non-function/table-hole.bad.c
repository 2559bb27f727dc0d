#include <stdio.h>

static void say(void) { puts("called"); }

int main(void) {
  void (*table[3])(void) = {[1] = say};
  table[2](); /* UB: call-non-function|null-dereference */
  return 0;
}
