/* The GNU conditional without its middle operand evaluates the first one once. */
#include <stdio.h>

static int counter;

static int next(int step) {
  counter += step;
  return counter % 4;
}

const char *either(const char *a, const char *b) {
  return a ?: b ?: "neither";
}

double first_nonzero(double a, double b, double c) {
  return a ?: b ?: c;
}

int main(void) {
  int total = 0;
  for (int i = 0; i < 20; i++) {
    total += next(i) ?: 100;
  }
  printf("%d %d\n", total, counter);
  printf("%s %s %s\n", either("a", 0), either(0, "b"), either(0, 0));
  printf("%g %g\n", first_nonzero(-0.0, 0.5, 2), first_nonzero(0, 0, 8));
  return 0;
}
