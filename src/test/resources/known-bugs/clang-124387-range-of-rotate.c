// bug: LLVM issue 124387 (a range known for the result of a call is kept after the call was rewritten to give another result)
// shows: clang-19 -O2
// shows: clang-19 -O3
// shows: clang-19 -Os
// class: wrong-output
// good: clang-16 -O2
#include <stdio.h>

int result, closed;

void keep_low(char value) { result = value; }

int is_negative(int value) { return value < 0 ? 1 : 0; }

int open_doors(void) { return closed ? 0 : 1; }

int score(int bonus) {
  int value = 0;
  if (bonus + 3) value = open_doors() - 2;
  return is_negative(value) + value + value;
}

int main(void) {
  keep_low(score(0));
  printf("%d\n", result == -1);
  return 0;
}
