/* The sieve of Eratosthenes over bits of words, and sums over what remains. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define LIMIT 2000

static uint32_t bits[LIMIT / 32 + 1];

static void sieve(void) {
  memset(bits, 0xff, sizeof bits);
  bits[0] &= ~3u;
  for (unsigned p = 2; p * p < LIMIT; p++) {
    if (bits[p / 32] & 1u << p % 32) {
      for (unsigned q = p * p; q < LIMIT; q += p) {
        bits[q / 32] &= ~(1u << q % 32);
      }
    }
  }
}

static unsigned count(unsigned limit) {
  unsigned n = 0;
  for (unsigned w = 0; w < limit / 32; w++) {
    for (uint32_t rest = bits[w]; rest; rest &= rest - 1) {
      n++;
    }
  }
  return n;
}

int main(void) {
  sieve();
  unsigned last = 0, gap = 0;
  for (unsigned p = 2; p < LIMIT; p++) {
    if (bits[p >> 5] >> (p & 31) & 1) {
      gap = p - last > gap ? p - last : gap;
      last = p;
    }
  }
  printf("%u %u %u\n", count(1024), last, gap);
  return 0;
}
