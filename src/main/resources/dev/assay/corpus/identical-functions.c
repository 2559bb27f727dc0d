/* Functions with the same body, whose code may be shared but whose addresses differ. */
#include <stdio.h>

int add_one(int x) { return x * 2 + 1; }
int plus_one(int x) { return x * 2 + 1; }
unsigned as_unsigned(unsigned x) { return x * 2 + 1; }

static const char first[] = "same text";
static const char second[] = "same text";

struct a { int x, y; };
struct b { int p, q; };

int sum_a(const struct a *s) { return s->x + s->y; }
int sum_b(const struct b *s) { return s->p + s->q; }

static long loop_one(const long *v, int n) {
  long s = 0;
  for (int i = 0; i < n; i++) s += v[i] ^ i;
  return s;
}

static long loop_two(const long *w, int m) {
  long t = 0;
  for (int j = 0; j < m; j++) t += w[j] ^ j;
  return t;
}

int main(void) {
  int (*functions[])(int) = {add_one, plus_one};
  const long values[] = {9, 8, 7, 6};
  printf("%d %d\n", functions[0] == functions[1], first == second);
  printf("%d %u\n", functions[0](3) + functions[1](4), as_unsigned(~0u));
  printf("%d\n", sum_a(&(struct a){1, 2}) + sum_b(&(struct b){3, 4}));
  printf("%ld\n", loop_one(values, 4) * loop_two(values, 3));
  return 0;
}
