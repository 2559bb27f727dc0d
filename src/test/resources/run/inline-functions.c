#include <stdio.h>

static inline int square(int x) { return x * x; }
inline int extra(int x) { return x + 1; }
extern inline int extra(int x);
static inline int counter(void) { static int n; return ++n; }

int main(void) {
  printf("%d %d\n", square(7), extra(1));
  counter();
  counter();
  printf("%d\n", counter());
  int (*f)(int) = square;
  printf("%d\n", f(3));
  return 0;
}
