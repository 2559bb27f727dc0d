#include <stdio.h>

static void say(void) { puts("called"); }
int data = 0x90909090;

int main(void) {
  void *p = (void *)say;
  ((void (*)(void))p)();
  return 0;
}
