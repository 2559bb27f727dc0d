#include <stdio.h>

static void say(void) { puts("called"); }

int main(void) {
  void (*f)(void) = say;
  f();
  return 0;
}
