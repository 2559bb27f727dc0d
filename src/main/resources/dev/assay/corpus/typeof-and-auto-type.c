/* typeof of expressions and of types, and variables that take the type of their value. */
#include <stdio.h>

#define SWAP(a, b)               \
  do {                           \
    __auto_type swap_ = (a);     \
    (a) = (b);                   \
    (b) = swap_;                 \
  } while (0)

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

typeof(int[3]) triple = {4, 5, 6};

static typeof(triple[0]) last(typeof(&triple[0]) from, typeof(sizeof 0) count) {
  return from[count - 1];
}

int main(void) {
  double x = 1.5, y = 2.25;
  SWAP(x, y);
  __typeof__(x + 1) sum = x + y;
  __auto_type pointer = &triple;
  (*pointer)[2] += 10;
  typeof(triple) copy = {1, 2, 3};
  for (typeof(LENGTH(copy)) i = 0; i < LENGTH(copy); i++) {
    copy[i] *= triple[i];
  }
  __auto_type function = last;
  printf("%g %g %g\n", x, y, sum);
  printf("%d %d\n", function(copy, 3), last(triple, 2));
  printf("%zu\n", sizeof(typeof(char[7])) + sizeof(typeof(1 ? (short)1 : (short)2)));
  return 0;
}
