/* Comparisons of floating numbers, with NaN and signed zeros, quiet builtins beside operators. */
#include <stdio.h>

static volatile double zero = 0.0;

static int code(double a, double b) {
  return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5;
}

static int negated(double a, double b) {
  return !(a < b) | !(a >= b) << 1 | !(a == b) << 2;
}

static int quiet(double a, double b) {
  return __builtin_isless(a, b) | __builtin_isgreaterequal(a, b) << 1 | __builtin_isunordered(a, b) << 2 |
         __builtin_islessgreater(a, b) << 3;
}

const char *sign(float x) {
  return x > 0 ? "plus" : x < 0 ? "minus" : x == 0 ? "zero" : "none";
}

int main(void) {
  double nan = zero / zero, infinity = 1 / zero;
  const double values[] = {-infinity, -1, -zero, zero, 1, infinity, nan};
  for (int i = 0; i < 7; i++) {
    int all = 0;
    for (int j = 0; j < 7; j++) {
      all = (all * 31 + code(values[i], values[j]) + negated(values[j], values[i]) * 7) % 99991;
      all += quiet(values[i], values[j]);
    }
    printf("%d %s\n", all, sign((float)values[i]));
  }
  return 0;
}
