#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define N 1000
static uint64_t bits[(N + 63) / 64];

static void set(int i) { bits[i / 64] |= UINT64_C(1) << i % 64; }
static int get(int i) { return bits[i >> 6] >> (i & 63) & 1; }

int main(void) {
  for (int i = 2; i * i < N; i++)
    if (!get(i))
      for (int j = i * i; j < N; j += i) set(j);
  int count = 0, last = 0;
  for (int i = 2; i < N; i++)
    if (!get(i)) count++, last = i;
  printf("%d %d\n", count, last);
  int pop = 0;
  for (unsigned i = 0; i < sizeof bits / sizeof *bits; i++)
    for (uint64_t b = bits[i]; b; b &= b - 1) pop++;
  printf("%d\n", pop);
  memset(bits, 0xff, sizeof bits);
  printf("%d\n", get(999));
  return 0;
}
