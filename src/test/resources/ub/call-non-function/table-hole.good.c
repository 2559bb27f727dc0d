#include <stdio.h>

static void say(void) { puts("called"); }

int main(void) {
  void (*table[3])(void) = {[1] = say};
  table[1]();
  return 0;
}
