// bug: LLVM issue 70936 (the optimiser never ends on a nest of counted loops around a do loop that is left at once)
// shows: clang-16 -O3
// shows: clang-19 -O3
// class: hang
// good: clang-14 -O3
#include <stdio.h>

int outer, inner;

int main(void) {
  volatile unsigned char noise = 2;
  int depth = 1;
  for (outer = 0; outer < 3; outer++)
    for (inner = 0; inner < 10; inner++) do {
        depth -= 3;
        noise;
      } while (depth > 2);
  printf("%d\n", depth);
  return 0;
}
