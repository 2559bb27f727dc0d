// bug: LLVM issue 70566 (the index of an array leaves the array once the loop is optimised)
// shows: clang-14 -O2
// shows: clang-16 -O2
// shows: clang-16 -Os
// class: wrong-output
// fixed: before LLVM 19
// good: gcc-12 -O2
#include <stdio.h>

long table[] = {4073709551615, 9, 3, 9, 4073709551615, 3};
int at, low, bits = 12;
volatile char noise;
long end;

int main(void) {
  int *out = &low, i = 0;
  for (; i < 6; i++) {
    end = 6;
    for (; end >= 0; end--) {}
  }
  for (at = 5; at >= 0; at--) {
    int here = noise, inverse = ~bits;
    char sum = (end && noise) + at;
    here = at;
    at = ~(at & ~(~end | inverse) & ~(low || noise));
    low = inverse && ((~(sum & end) & here) || ~(bits && noise));
    noise = ~(((~end ^ here) | 7) & (bits ^ (noise | 4)));
    if (bits < sum && here > end) break;
    at = here;
    *out = table[here];
  }
  printf("%d %d\n", at, low);
  return 0;
}
