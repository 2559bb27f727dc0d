// bug: gcc PR 120837 (a load from an array that ?: chose is reported as too large for its object)
// shows: gcc-12 -O1 -fsanitize=undefined
// shows: gcc-12 -O2 -fsanitize=undefined
// class: false-alarm
// good: gcc-12 -O0 -fsanitize=undefined
#include <stdio.h>

__attribute__((noinline)) static int pick(int large, int index) {
  int few[3] = {1, 2, 3};
  int many[5] = {10, 20, 30, 40, 50};
  return (large > index ? many : few)[index - 1];
}

int main(void) {
  printf("%d\n", pick(2, 1));
  return 0;
}
