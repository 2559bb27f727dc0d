/* Offsets between labels in a table, relative to the first of them. */
#include <stdio.h>

unsigned walk(unsigned state, int steps) {
  static const int offsets[] = {&&first - &&first, &&second - &&first, &&third - &&first};
  unsigned trace = 0;
again:
  if (steps-- == 0) {
    return trace;
  }
  goto *(&&first + offsets[state % 3]);
first:
  trace = trace * 4 + 1;
  state += 2;
  goto again;
second:
  trace = trace * 4 + 2;
  state *= 5;
  goto again;
third:
  trace = trace * 4 + 3;
  state ^= 3;
  goto again;
}

int main(void) {
  for (unsigned start = 0; start < 4; start++) {
    printf("%08x\n", walk(start, 14));
  }
  return 0;
}
