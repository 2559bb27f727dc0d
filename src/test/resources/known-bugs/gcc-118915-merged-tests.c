// bug: gcc PR 118915 (tests of one variable against several values and a limit are merged into a wrong range)
// shows: gcc-12 -O1
// shows: gcc-12 -O2
// shows: gcc-12 -O3
// shows: gcc-12 -Os
// shows: gcc-11 -O2
// class: wrong-output
// good: clang-14 -O2
#include <stdio.h>

int zero;

static int allowed(int size, int left, int right, int mask) {
  if (!left || !right) return 0;
  if (size > 16) return 0;
  if (!mask) return 0;
  return 1;
}

int main(void) {
  printf("%d\n", allowed(zero + 21, zero + 6, zero + 34, zero + 26));
  return 0;
}
