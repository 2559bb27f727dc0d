// bug: LLVM issue 131465 (a loop whose step may be zero is unrolled with a wrong count)
// shows: clang-19 -O2
// shows: clang-19 -O3
// class: wrong-output
// good: clang-16 -O2
#include <stdio.h>

int shown, moving;

void keep_low(char value) { shown = value; }

int main(void) {
  int place = 82, rest = 20;
  for (; 85 + 20 + place - 187 + rest; rest = 65535 + 20 + place - 65637)
    if (moving) place++;
  keep_low(place >> 24);
  printf("%X\n", shown);
  return 0;
}
