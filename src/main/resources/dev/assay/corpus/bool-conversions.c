/* What becomes of values in _Bool: pointers, floats, bit-fields, increments, arithmetic. */
#include <stdbool.h>
#include <stdio.h>

static bool from_double(double x) { return x; }
static bool from_pointer(const void *p) { return p; }
static bool from_int(int x) { return x; }
static int as_int(bool b) { return b + b * 2; }
static bool negated(bool b) { return !b; }
static bool both(bool a, bool b) { return a & b; }
static bool differ(bool a, bool b) { return a ^ b; }

struct packed {
  bool a : 1, b : 1;
  bool list[6];
};

int count(const bool *list, int n) {
  int total = 0;
  for (int i = 0; i < n; i++) {
    if (list[i]) {
      total++;
    }
  }
  return total;
}

int main(void) {
  struct packed p = {.b = 2};
  for (int i = 0; i < 6; i++) {
    p.list[i] = i & 2;
    p.a ^= p.list[i];
  }
  bool b = 0.25;
  b++;
  b += 255;
  bool c = false;
  c--;
  c -= 2;
  printf("%d %d %d %d\n", b, c, p.a, p.b);
  printf("%d %d %d\n", from_double(1e-300), from_double(-0.0), from_pointer(&p));
  printf("%d %d %d\n", from_int(256), as_int(from_int(-1)), count(p.list, 6));
  printf("%d %d %d\n", negated(b), both(b, c), differ(b, negated(c)));
  printf("%zu %d\n", sizeof(bool), (bool)0.5 == (int)0.5);
  return 0;
}
