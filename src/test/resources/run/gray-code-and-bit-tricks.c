#include <stdint.h>
#include <stdio.h>

static unsigned gray(unsigned n) { return n ^ n >> 1; }
static unsigned ungray(unsigned g) {
  for (unsigned s = 16; s; s >>= 1) g ^= g >> s;
  return g;
}
static uint8_t reverse(uint8_t b) {
  b = (b & 0xF0) >> 4 | (b & 0x0F) << 4;
  b = (b & 0xCC) >> 2 | (b & 0x33) << 2;
  return (b & 0xAA) >> 1 | (b & 0x55) << 1;
}
static int log2_floor(unsigned v) {
  int r = 0;
  while (v >>= 1) r++;
  return r;
}
static uint32_t next_power(uint32_t v) {
  v--;
  v |= v >> 1; v |= v >> 2; v |= v >> 4; v |= v >> 8; v |= v >> 16;
  return v + 1;
}

int main(void) {
  for (unsigned i = 0; i < 8; i++) printf("%u%s", gray(i), ungray(gray(i)) == i ? " " : "! ");
  puts("");
  printf("%x %x %d %u\n", reverse(0x01), reverse(0x96), log2_floor(1000000), next_power(1025));
  int x = 5, y = 9;
  printf("%d %d %d\n", y ^ ((x ^ y) & -(x < y)), (x & (x - 1)) == 0, x & -x);
  unsigned v = 0xdeadbeef;
  printf("%x %x\n", (v & 0x0f0f0f0f) << 4 | (v & 0xf0f0f0f0) >> 4, v >> 8 | v << 24);
  return 0;
}
