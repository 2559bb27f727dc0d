// bug: LLVM issue 114885 (a cast to an atomic complex type crashes the generation of code)
// shows: clang-19 -O0
// shows: clang-19 -O2
// class: crash
// good: gcc-12 -O2
#include <stdio.h>

int main(void) {
  _Atomic _Complex float pair = (_Atomic _Complex float)2.0f;
  printf("%d\n", (int)__real__(float _Complex)pair);
  return 0;
}
