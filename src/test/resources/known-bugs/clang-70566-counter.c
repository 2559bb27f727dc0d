// bug: LLVM issue 70566 (a counter runs on below the end of its loop once the loop is optimised)
// shows: clang-14 -O2
// shows: clang-16 -O2
// shows: clang-16 -Os
// class: wrong-output
// fixed: before LLVM 19
// good: gcc-12 -O2
#include <stdio.h>

int at, low, bits = 12;
volatile int noise;
long end;

int main(void) {
  for (int i = 0; i < 6; i++)
    for (end = 6; end >= 0; end--) {}
  for (at = 5; at >= 0; at--) {
    char sum = (end && noise) + at;
    low = (~(sum & end) & at) || ~(bits && noise);
    noise = ~(((~end ^ at) | 7) & (bits ^ (noise | 4)));
    if (bits < sum && at > end) break;
  }
  printf("%d %d\n", at, low);
  return 0;
}
