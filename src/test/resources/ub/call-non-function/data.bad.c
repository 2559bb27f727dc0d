#include <stdio.h>

static void say(void) { puts("called"); }
int data = 0x90909090;

int main(void) {
  void *p = &data;
  ((void (*)(void))p)(); /* UB: call-non-function */
  return 0;
}
