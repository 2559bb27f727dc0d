// bug: LLVM issue 129244 (two conversions to floating point that are put into one vector give other values)
// shows: clang-19 -O2
// shows: clang-19 -O3
// shows: clang-19 -Os
// class: wrong-output
// good: clang-16 -O2
#include <stdio.h>
#include <stdlib.h>

int nothing, stored;

int rate(int tens, unsigned long micros) {
  double seconds = -micros / 1000000.0;
  if (seconds > 3) seconds = 3;
  int sum = tens * 10 + seconds;
  return sum;
}

int first_or_none(int *values) {
  if (0 >= nothing) return 0;
  return values[0];
}

int rating(int value) {
  int used = first_or_none(&value);
  return rate(67, used + 2) - 673 + used;
}

void expect_one(int high, int low) {
  int gap = high - low;
  if (1 != gap) exit(3);
}

int main(void) {
  int one = rating(9), two = rating(5);
  stored = one;
  expect_one(5, two + 4);
  printf("done\n");
  return 0;
}
