#include <stdio.h>

static void say(void) { puts("called"); }

int main(void) {
  void (*f)(void) = 0;
  f(); /* UB: call-non-function|null-dereference */
  return 0;
}
