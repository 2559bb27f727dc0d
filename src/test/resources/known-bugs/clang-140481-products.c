// bug: LLVM issue 140481 (a comparison of two products gives the wrong answer once it is optimised)
// shows: clang-19 -O2
// shows: clang-19 -O3
// shows: clang-19 -Os
// class: wrong-output
// good: clang-16 -O2
#include <stdio.h>

int unit = 1, left, right;

int main(void) {
  left = -5001001 * unit + 5001000;
  while (left >= 5001001) left = unit + 5001000;
  right = -5001000 * left - 5001001;
  printf("%d\n", 5001000 * right >= left);
  return 0;
}
