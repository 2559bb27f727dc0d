/* Neighbouring tests of bits, ranges and members that one comparison can do. */
#include <stdio.h>

struct key {
  unsigned short a, b;
  unsigned char c, d;
  int e;
};

int two_bits(unsigned x) { return (x & 1) && (x & 8); }
int any_bit(unsigned x) { return (x & 2) || (x & 64) || (x & 256); }
int neighbours(int x) { return x == 4 || x == 5 || x == 6; }
int less_or_equal(int a, int b) { return a < b || a == b; }
int contradictory(int x) { return x > 5 && x < 3; }
int certain(int x) { return x > 5 || x < 10; }
int both_zero(int a, int b) { return a == 0 && b == 0; }
int signs(int a, int b) { return a < 0 && b < 0; }

int equal(const struct key *x, const struct key *y) {
  return x->a == y->a && x->b == y->b && x->c == y->c && x->d == y->d && x->e == y->e;
}

int inside(int x, int y) {
  if (x >= 0)
    if (x < 8)
      if (y >= 0)
        if (y < 8) return 1;
  return 0;
}

int main(void) {
  int all = 0;
  for (int i = -5; i < 300; i += 3) {
    all = all * 2 % 10007 + two_bits(i) + any_bit(i) + neighbours(i) + less_or_equal(i, 40) + contradictory(i);
    all += certain(i) + both_zero(i - 1, i & 1) + signs(i, -i) + inside(i, 5);
  }
  struct key k = {1, 2, 3, 4, 5}, l = k;
  int same = equal(&k, &l);
  l.d = 9;
  printf("%d %d %d\n", all, same, equal(&k, &l));
  return 0;
}
