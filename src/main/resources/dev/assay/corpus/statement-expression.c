/* GNU statement expressions: values of blocks, early exits, locals in macros. */
#include <stdio.h>

#define MAX(a, b)               \
  ({                            \
    __typeof__(a) a_ = (a);     \
    __typeof__(b) b_ = (b);     \
    a_ > b_ ? a_ : b_;          \
  })

#define TRY(value)              \
  ({                            \
    int v_ = (value);           \
    if (v_ < 0) return v_;      \
    v_;                         \
  })

static int checked(int x) {
  return x % 5 == 4 ? -x : x;
}

int add_three(int a, int b, int c) {
  int sum = TRY(checked(a));
  sum += TRY(checked(b));
  sum += TRY(checked(c));
  return sum;
}

int main(void) {
  int calls = 0;
  int best = 0;
  for (int i = 0; i < 9; i++) {
    best = MAX(best, ({ calls++; i * (8 - i); }));
  }
  printf("best %d calls %d\n", best, calls);
  printf("%d %d %d\n", add_three(1, 2, 3), add_three(1, 9, 4), add_three(5, 5, 14));
  struct point { int x, y; } p = ({ struct point q = {3, 4}; q.x *= 2; q; });
  printf("%d %d %.1f\n", p.x, p.y, MAX(2.5, 1));
  return 0;
}
