// bug: gcc PR 111331 (a clamp whose bounds cross is turned into min and max in the wrong order)
// shows: gcc-12 -O1
// shows: gcc-11 -O1
// class: wrong-output
// good: clang-14 -O1
#include <stdio.h>

int start;

static int clamp(int value, int low, int high) {
  if (value < low) return low;
  if (value > high) return high;
  return value;
}

int main(void) {
  int step = -1;
  printf("%d\n", clamp(start + 30, 29, step + 29));
  return 0;
}
