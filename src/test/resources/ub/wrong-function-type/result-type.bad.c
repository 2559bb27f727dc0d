#include <stdio.h>

static void say(void) { puts("called"); }

int main(void) {
  int (*f)(void) = (int (*)(void))say;
  f(); /* UB: wrong-function-type */
  return 0;
}
