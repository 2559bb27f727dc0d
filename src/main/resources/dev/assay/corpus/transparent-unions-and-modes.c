/* Integer types by machine mode, and unions as parameters that take any of their members. */
#include <stdio.h>

typedef int tiny __attribute__((mode(QI)));
typedef unsigned int half __attribute__((mode(HI)));
typedef int wide __attribute__((mode(DI)));
typedef float twice __attribute__((mode(DF)));

typedef union {
  int *numbers;
  float *reals;
} either __attribute__((transparent_union));

static int first_byte(either e, int which) {
  return which ? (int)*e.reals : *e.numbers;
}

static wide multiply(tiny a, half b) {
  return (wide)a * b;
}

int main(void) {
  int n = 42;
  float f = 7.75f;
  printf("%d %d\n", first_byte(&n, 0), first_byte(&f, 1));
  printf("%zu %zu %zu %zu\n", sizeof(tiny), sizeof(half), sizeof(wide), sizeof(twice));
  printf("%lld %g\n", (long long)multiply((tiny)200, (half)70000), (twice)0.1 * 2);
  return 0;
}
