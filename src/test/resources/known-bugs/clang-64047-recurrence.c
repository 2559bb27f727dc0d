// bug: LLVM issue 64047 (the last value that a vectorised loop stores is wrong)
// shows: clang-16 -O2
// shows: clang-16 -O3
// shows: clang-19 -O2
// class: wrong-output
// good: clang-14 -O2
#include <stdio.h>

long limit, newest;
long *bound = &limit;
char switched;
char *const lever = &switched;
int i, turn, once;

int main(void) {
  long table[] = {1, 4, 4, 1, 4, 4};
  for (; turn >= -6; turn--) {
    i = 0;
    for (; i <= 5; i++) newest = table[i] ^= *lever > *bound;
    *lever = 1;
  }
  for (; once < 1; once++) printf("%d\n", (int)newest);
  return 0;
}
