// bug: LLVM issue 69097 (the value of a counter after its loop is wrong)
// shows: clang-16 -O2
// class: wrong-output
// fixed: before LLVM 19
// good: clang-14 -O2
#include <stdio.h>

int mask = -6, sink, down, up, which;
static unsigned char nil;
short rounds;
static unsigned char *at = &nil;
int *out = &sink;

int scaled(int value) { return value << 2 & mask; }

int main(void) {
  unsigned char **kept[2];
  kept[which] = &at;
  for (rounds = 4; rounds != -15; rounds--) {
    *out = 0;
    down = 2;
    for (; scaled(10) - 40 + down >= -1; --down) {}
  }
  for (; down + *at + up != -1; ++up) {}
  printf("%d\n", up);
  return 0;
}
