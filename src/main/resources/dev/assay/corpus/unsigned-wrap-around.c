/* Arithmetic modulo powers of two: carries, borrows, checks for overflow, loops that wrap. */
#include <stdint.h>
#include <stdio.h>

struct wide {
  uint32_t limb[4];
};

static struct wide add(struct wide a, struct wide b) {
  uint32_t carry = 0;
  for (int i = 0; i < 4; i++) {
    uint32_t sum = a.limb[i] + carry;
    carry = sum < carry;
    sum += b.limb[i];
    carry += sum < b.limb[i];
    a.limb[i] = sum;
  }
  return a;
}

static int would_overflow(uint32_t a, uint32_t b) { return a + b < a; }
static int in_range(unsigned x, unsigned low, unsigned high) { return x - low <= high - low; }

int main(void) {
  struct wide x = {{~0u, ~0u, ~0u, 0}}, y = {{1, 0, 0x80000000, 7}};
  for (int i = 0; i < 5; i++) {
    x = add(x, add(y, x));
  }
  printf("%08x %08x %08x %08x\n", x.limb[3], x.limb[2], x.limb[1], x.limb[0]);
  printf("%d %d\n", would_overflow(0xfffffff0, 15), would_overflow(0xfffffff0, 16));
  int inside = 0;
  uint8_t turns = 0;
  for (uint8_t i = 3; i != 0; i += 7) {
    inside += in_range(i, 60, 70);
    turns++;
  }
  printf("%d %d\n", inside, turns);
  printf("%u %llu\n", 0u - 1, (unsigned long long)(0u - 1) * (0ull - 1));
  return 0;
}
