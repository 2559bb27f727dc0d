/* Known tricks on words: lowest bits, next power of two, interleaving, parity, masks. */
#include <stdint.h>
#include <stdio.h>

static int is_power(uint32_t x) { return x && !(x & (x - 1)); }
static uint32_t lowest(uint32_t x) { return x & -x; }
static uint32_t without_lowest(uint32_t x) { return x & (x - 1); }

static uint32_t round_up(uint32_t x) {
  x--;
  x |= x >> 1;
  x |= x >> 2;
  x |= x >> 4;
  x |= x >> 8;
  x |= x >> 16;
  return x + 1;
}

static uint32_t spread(uint32_t x) {
  x = (x | x << 8) & 0x00ff00ff;
  x = (x | x << 4) & 0x0f0f0f0f;
  x = (x | x << 2) & 0x33333333;
  return (x | x << 1) & 0x55555555;
}

static int parity(uint32_t x) {
  x ^= x >> 16;
  x ^= x >> 8;
  x ^= x >> 4;
  return 0x6996 >> (x & 15) & 1;
}

static uint32_t merge(uint32_t a, uint32_t b, uint32_t mask) {
  return a ^ ((a ^ b) & mask);
}

int main(void) {
  uint32_t all = 0;
  int powers = 0;
  for (uint32_t i = 1; i < 100; i++) {
    all = all * 9 + lowest(i) + without_lowest(i * 3) + round_up(i * i) - parity(i * 77);
    all ^= merge(spread(i), spread(all & 0xffff) << 1, i * 0x01010101u);
    powers += is_power(i);
  }
  printf("%08x %d\n", all, powers);
  return 0;
}
