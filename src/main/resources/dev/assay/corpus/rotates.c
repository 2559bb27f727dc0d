/* Rotations written in several ways and widths, by constants and variables. */
#include <stdint.h>
#include <stdio.h>

uint32_t left(uint32_t x, unsigned by) { return x << (by & 31) | x >> (-by & 31); }
uint32_t right(uint32_t x, unsigned by) { return x >> (by & 31) | x << (32 - by & 31); }
uint64_t wide(uint64_t x, unsigned by) { return by % 64 ? x << by % 64 | x >> (64 - by % 64) : x; }
uint16_t half(uint16_t x) { return (uint16_t)(x << 5 | x >> 11); }
uint8_t byte(uint8_t x, int by) { return (uint8_t)(x << (by & 7) | x >> (8 - (by & 7))); }
uint32_t sum_form(uint32_t x) { return (x << 9) + (x >> 23); }
uint32_t xor_form(uint32_t x) { return (x << 17) ^ (x >> 15); }

static void quarter(uint32_t *s, int a, int b, int c, int d) {
  s[a] += s[b];
  s[d] = left(s[d] ^ s[a], 16);
  s[c] += s[d];
  s[b] = left(s[b] ^ s[c], 12);
}

int main(void) {
  uint32_t s[4] = {0x12345678, 0x9abcdef0, 0x0fedcba9, 0x87654321};
  uint64_t w = 0x0123456789abcdef;
  uint16_t h = 0xbeef;
  uint8_t b = 0xa7;
  for (unsigned i = 0; i < 40; i++) {
    quarter(s, i & 3, (i + 1) & 3, (i + 2) & 3, (i + 3) & 3);
    s[i & 3] ^= right(s[0], i) + sum_form(s[1]) + xor_form(s[2]);
    w = wide(w, i * 3) + i;
    h = half(h) ^ (uint16_t)i;
    b = byte(b, (int)i) + 1;
  }
  printf("%08x %08x %08x %08x\n", s[0], s[1], s[2], s[3]);
  printf("%016llx %04x %02x\n", (unsigned long long)w, h, b);
  return 0;
}
