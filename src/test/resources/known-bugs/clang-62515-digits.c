// bug: LLVM issue 62515 (loop strength reduction changes a count after its loop, and a division by zero appears)
// shows: clang-14 -O1
// shows: clang-16 -O1
// class: wrong-output
// fixed: before LLVM 19
// good: gcc-12 -O1
#include <stdio.h>

long amount;
static int base, places, share;
char shown, quotient;

int steps(int limit) {
  int n = 0;
  while (n < 4 && 5 << n < limit) n++;
  return n;
}

int digits(int value) {
  int n = 0;
  if (value < 0) n++;
  do {
    n++;
    value /= 10;
  } while (value);
  return n;
}

long divide(long by) { return by == 0 ? 0 : amount / by; }

void measure(int value) {
  places = digits(value - 54);
  quotient = divide(places - 3);
}

int main(void) {
  int *known[] = {&base, &base};
  share = steps(base - 40);
  measure(-share);
  printf("%d\n", shown);
  return 0;
}
