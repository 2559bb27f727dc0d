/* Narrow operands grow to int, mixed signs meet, and results are cut again. */
#include <limits.h>
#include <stdio.h>

static int compare_mixed(int s, unsigned u) { return s < u; }
static int compare_shorts(short s, unsigned short u) { return s < u; }
static int compare_longs(long l, unsigned u) { return l < u; }
static unsigned char increment(unsigned char c) { return c + 1; }
static int complement(unsigned char c) { return ~c; }
static int shifted(unsigned char c) { return c << 8 >> 4; }
static long product(unsigned short a, unsigned short b) { return (long)((unsigned)a * b); }

int main(void) {
  printf("%d %d %d\n", compare_mixed(-1, 1), compare_shorts(-1, 1), compare_longs(-1, 1));
  printf("%d %d %d\n", increment(255), complement(0x0f), shifted(0xff));
  printf("%ld %ld\n", product(65535, 65535), product(3, 7));
  unsigned char a = 200, b = 100;
  printf("%d %d %d\n", a + b, (unsigned char)(a + b), (signed char)(a + b));
  signed char c = -128;
  c = -c;
  printf("%d %d\n", c, -(signed char)-128);
  short s = (short)0x12345;
  s += 0.75;
  s *= 3u;
  printf("%d %u\n", s, (unsigned)s);
  long l = -1u, m = -1;
  printf("%ld %ld %d\n", l, m, (char)300 == 44);
  printf("%zu %zu %zu\n", sizeof(a + b), sizeof(a ? a : 1L), sizeof(-a));
  printf("%u %d\n", 1 ? -1 : 0u, (1 ? -1 : 0u) > 0);
  return 0;
}
