/* Multiplications by counters and by constants that additions and shifts can replace. */
#include <stdio.h>

void scaled(long *to, int n, long step) {
  for (int i = 0; i < n; i++) {
    to[i] = i * step + i * 7 - (i << 4);
  }
}

unsigned address_like(const unsigned *table, unsigned row, unsigned width, unsigned n) {
  unsigned sum = 0;
  for (unsigned i = 0; i < n; i++) {
    sum += table[(row * width + i) % 64] * (i * 12);
  }
  return sum;
}

unsigned constants(unsigned x) {
  return x * 2 + x * 3 + x * 7 + x * 10 + x * 31 + x * 100 + x * 255 + x * 65537 - x * 1000003;
}

int straight_line(int a, int b) {
  int x = a * b;
  int y = (a + 1) * b;
  int z = (a + 2) * b;
  int w = (a + 5) * b;
  return x ^ y ^ z ^ w;
}

int main(void) {
  long values[20], sum = 0;
  unsigned table[64];
  for (unsigned i = 0; i < 64; i++) {
    table[i] = constants(i * 77);
  }
  scaled(values, 20, 12345678901L);
  for (int i = 0; i < 20; i++) {
    sum ^= values[i];
  }
  printf("%ld %u\n", sum, address_like(table, 5, 9, 40));
  printf("%u %d\n", constants(0xdeadbeef), straight_line(123, -45));
  return 0;
}
