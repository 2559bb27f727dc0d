enum colour { RED, GREEN = 3, BLUE = GREEN + 2, LAST };
enum plain { ONE = 1, TWO = 2, FOUR = 4 };
enum { BIG = 1 << 20, NEGATIVE = -5 };
_Static_assert(LAST == 6, "six");
_Static_assert(sizeof(int) >= 4, "wide");
static int sizes[LAST] = {[RED] = 1, [GREEN] = BIG / 2, [BLUE] = NEGATIVE * 3};
static const char *const names[] = {[0] = "a", [2 + 1] = "b"};
static double ratios[] = {1.0 / 3, 2.5e-3, -0.0, 1e300 * 10, 7};
static long offset = (long)sizeof(sizes) - 8 + (3 > 2 ? 5 : 6);
static unsigned masks[3] = {0xffu << 8, ~0u >> 4, 'a' | 0x20};
static int *inside = sizes + 2;
static void *none = (void *)0;
static char small = 127, wrapped = (char)300;
struct bits { unsigned a : 3 + 1, b : sizeof(int); };
char buffer[BIG / 65536 + 1];

int next(enum colour c) {
  switch (c) {
    case RED:
      return GREEN;
    case GREEN:
      return BLUE;
    case BLUE:
    case LAST:
      return RED;
  }
  return -1;
}

int letters(int c) {
  static int seen[26] = {['z' - 'a'] = 1};
  static int calls = 4 * 2 - 1;
  enum local { HERE = 9, THERE };
  switch (c) {
    case 'a' ... 'z':
      return seen[c - 'a']++;
    case '0' + 3:
    case 1000L:
      return HERE;
    case sizeof(long):
      return THERE + calls;
  }
  return TWO | FOUR;
}

int main(void) {
  enum plain p = ONE;
  const int limit = 5;
  int local[5] = {limit, [3] = p, 9};
  return next(RED) + letters('q') + local[3] + (names[3] != none) + *inside + (int)offset +
         (int)ratios[1] + (int)masks[2] + small + wrapped;
}
