/* Small aggregates that never need memory: structs, arrays, nested, through inlined pointers. */
#include <stdio.h>

struct range {
  int low, high;
};

struct pair {
  struct range r[2];
  double weight;
};

static inline void widen(struct range *r, int x) {
  if (x < r->low) r->low = x;
  if (x > r->high) r->high = x;
}

static inline struct range join(struct range a, struct range b) {
  widen(&a, b.low);
  widen(&a, b.high);
  return a;
}

int spread(const int *values, int n) {
  struct range r = {values[0], values[0]};
  for (int i = 1; i < n; i++) {
    widen(&r, values[i]);
  }
  return r.high - r.low;
}

double combine(struct pair p, int swap) {
  struct pair q;
  q.r[0] = swap ? p.r[1] : p.r[0];
  q.r[1] = join(p.r[0], p.r[1]);
  q.weight = p.weight * 2;
  int parts[4] = {q.r[0].low, q.r[0].high, q.r[1].low, q.r[1].high};
  return q.weight * (parts[0] + parts[1] * 10 + parts[2] * 100 + parts[3] * 1000);
}

int main(void) {
  const int values[] = {5, -3, 12, 0, 7};
  struct pair p = {{{1, 4}, {-2, 9}}, 0.5};
  printf("%d\n%g %g\n", spread(values, 5), combine(p, 0), combine(p, 1));
  return 0;
}
