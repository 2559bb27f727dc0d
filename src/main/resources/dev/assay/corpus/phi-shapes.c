/* Merged values with simple relations to their conditions, which one operation can replace. */
#include <stdio.h>

unsigned or_zero(unsigned x, unsigned y) { return x == 0 ? 0 : x * y; }
int same(int a, int b) { return a == b ? a : b; }
int flag(int x) { return x != 0 ? 1 : 0; }
int minus_flag(int x) { return x < 0 ? -1 : 0; }
int negate_if(int x, int c) { return c ? -x : x; }
unsigned add_if(unsigned x, int c) { return c ? x + 8 : x; }
int spaceship(double a, double b) { return a < b ? -1 : a > b ? 1 : 0; }
unsigned mask_if(unsigned x, int c) { return c ? x & 0xf0 : 0; }
int shift_or(int x, unsigned n) { return n == 0 ? x : x >> n; }
unsigned char narrowed(int c, unsigned char a, unsigned char b) { int r; if (c) r = a; else r = b; return r; }
unsigned power_or(unsigned x) { unsigned r = 0; if (x & 16) r = 64; return r; }
int clz_or(unsigned x) { return x ? __builtin_clz(x) : 32; }
int max_or_min(int a, int b, int c) { return c > 0 ? (a > b ? a : b) : (a < b ? a : b); }
unsigned rotate_or(unsigned x, unsigned n) { return n ? x << n | x >> (32 - n) : x; }

int main(void) {
  unsigned all = 0;
  for (int i = -6; i < 40; i++) {
    unsigned u = (unsigned)i * 0x11111u;
    all = all * 5 + or_zero(u, i) + same(i, 7) + flag(i) + minus_flag(i) + negate_if(i, i & 1);
    all ^= add_if(u, i & 4) + spaceship(i, 3) + mask_if(u, i & 2) + shift_or(i, i & 3);
    all += narrowed(i > 3, 200, (unsigned char)i) + power_or(u) + clz_or(u) + max_or_min(i, 9, i % 3);
    all -= rotate_or(u, i & 31);
  }
  printf("%u\n", all);
  return 0;
}
