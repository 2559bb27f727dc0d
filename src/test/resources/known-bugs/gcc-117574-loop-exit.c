// bug: gcc PR 117574 (the rounds of a loop with a variable step are counted wrongly, and the outer loop never ends)
// shows: gcc-12 -O2
// shows: gcc-12 -O3
// shows: gcc-11 -O2
// class: wrong-output
// good: clang-14 -O2
#include <stdio.h>

int counter;
long total;
short offset;

static long add_up(long from, long to, long step) {
  for (long i = from; i <= to; i += step) total += i;
  return total;
}

int main(void) {
  for (counter = 1; counter >= 0; counter--) {}
  while (add_up(offset + 40, offset + 76, counter + 51) < 4) {}
  printf("%ld\n", total);
  return 0;
}
