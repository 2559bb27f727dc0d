// bug: gcc PR 119291 (combining instructions leaves a wrong value in a register)
// shows: gcc-12 -O1
// shows: gcc-12 -O2
// shows: gcc-12 -O3
// shows: gcc-11 -O2
// class: wrong-output
// good: clang-14 -O2
#include <stdio.h>

int rounds;
long bits;

__attribute__((noinline)) static void finish(int value) {
  printf("%d\n", value);
  rounds = 50;
}

int main(void) {
  int flag = 1;
  while (rounds < 2) {
    int before = flag;
    unsigned long mask = -(unsigned long)((rounds != 0) & (before != 0));
    unsigned long kept = bits & mask;
    flag = -(~bits & kept);
    bits = flag != 0;
    rounds = ~flag + before;
    finish(flag);
  }
  return 0;
}
