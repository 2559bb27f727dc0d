// bug: LLVM issue 58039 (loop strength reduction changes the count of a loop over powers of two)
// shows: clang-14 -O1
// shows: clang-16 -O1
// class: wrong-output
// fixed: before LLVM 19
// good: gcc-12 -O1
#include <stdio.h>

static short origin;
long found;
long *place = &found;
int amount;

int bit_length(int value) {
  int bits = 1;
  for (;; bits++)
    if (1 << bits >= value) return bits;
}

void keep(int value) {
  int rest = (value + 83) % 12, wanted;
  amount = -rest + 9;
  unsigned distance = amount;
  wanted = distance >= 32 ? 1 : 1 >> distance;
  if (wanted) *place = value;
  short *alias = &origin, **link = &alias;
  link || 0;
}

void measure(void) {
  int bits = bit_length(origin - 8);
  printf("%d\n", bits);
  keep(-bits);
}

int main(void) {
  measure();
  printf("%ld\n", found);
  return 0;
}
