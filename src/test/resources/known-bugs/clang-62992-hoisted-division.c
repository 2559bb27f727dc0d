// bug: LLVM issue 62992 (a division that is guarded by its divisor is executed all the same)
// shows: clang-16 -O1
// shows: clang-16 -O2
// class: wrong-output
// fixed: before LLVM 19
// good: clang-14 -O2
#include <stdio.h>

int divisor, shift, below;
unsigned rounds;

int main(void) {
  for (int outer = 4; outer; outer--) {
    shift = 4;
    for (; ((shift + 61) << (shift + 4)) - 16636 >= 0; shift--) {
      rounds++;
      below = (divisor > 0 && rounds < 7 / divisor) || 0;
    }
  }
  printf("%u\n", rounds);
  return 0;
}
