/* The light setjmp of gcc, that only another function may jump back to. */
#include <stdio.h>

static void *buffer[5];
static volatile int tries;

__attribute__((noinline)) static void jump(void) {
  __builtin_longjmp(buffer, 1);
}

int main(void) {
  if (__builtin_setjmp(buffer)) {
    printf("back %d\n", tries);
    if (tries >= 3) {
      return 0;
    }
  }
  tries++;
  jump();
  printf("never\n");
  return 1;
}
