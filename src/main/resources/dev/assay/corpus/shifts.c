/* Shifts of every width, arithmetic and logical, with counts that are masked or compared. */
#include <stdint.h>
#include <stdio.h>

int64_t sign_extend(uint64_t x, int bits) {
  return (int64_t)(x << (64 - bits)) >> (64 - bits);
}

uint32_t field(uint32_t x, int low, int width) {
  return x >> low & ((1u << width) - 1);
}

int floor_half(int x) { return x >> 1; }
uint32_t clear_low(uint32_t x, unsigned n) { return x >> n << n; }
uint16_t narrow(uint16_t x, int n) { return (uint16_t)(x << n) >> n; }
uint32_t guarded(uint32_t x, unsigned n) { return n < 32 ? x << n : 0; }
int test_bit(const uint32_t *set, unsigned n) { return set[n >> 5] >> (n & 31) & 1; }

int main(void) {
  int64_t sum = 0;
  const uint32_t set[3] = {0x80000001, 0x00ff00ff, 0x12345678};
  for (int i = 1; i < 64; i++) {
    sum = sum * 3 / 2 + sign_extend(0x9e3779b97f4a7c15, i);
    sum ^= guarded(0xc3, i) + clear_low(~0u, i & 31) + narrow(0xf00f, i & 15);
    sum += test_bit(set, i + 20) * i;
    sum /= 16;
  }
  printf("%lld\n", (long long)sum);
  printf("%u %u\n", field(0xdeadbeef, 8, 12), field(0xdeadbeef, 28, 4));
  printf("%d %d %d\n", floor_half(-7), -7 / 2, floor_half(7));
  printf("%lld\n", (long long)-1 >> 63);
  return 0;
}
