// bug: gcc PR 111764 (a running product x = x * x is vectorised as if its rounds could be split)
// shows: gcc-12 -O3
// shows: gcc-11 -O3
// class: wrong-output
// good: clang-14 -O3
#include <stdio.h>

short power = 2;

int main(void) {
  for (int i = 0; i < 9; i++) power = power * power;
  printf("%d\n", power);
  return 0;
}
