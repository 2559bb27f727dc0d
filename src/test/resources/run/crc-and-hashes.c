#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t table[256];

static void init(void) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t c = i;
    for (int k = 0; k < 8; k++) c = c & 1 ? 0xEDB88320u ^ c >> 1 : c >> 1;
    table[i] = c;
  }
}
static uint32_t crc(const void *data, size_t n) {
  const unsigned char *p = data;
  uint32_t c = ~0u;
  while (n--) c = table[(c ^ *p++) & 0xff] ^ c >> 8;
  return ~c;
}
static uint32_t adler(const char *s) {
  uint32_t a = 1, b = 0;
  for (; *s; s++) a = (a + (unsigned char)*s) % 65521, b = (b + a) % 65521;
  return b << 16 | a;
}
static uint64_t mix(uint64_t x) {
  x ^= x >> 33;
  x *= UINT64_C(0xff51afd7ed558ccd);
  x ^= x >> 33;
  return x;
}
static uint32_t rotate(uint32_t x, int k) { return x << k | x >> (32 - k); }

int main(void) {
  init();
  const char *s = "The quick brown fox jumps over the lazy dog";
  printf("%08x %08x\n", (unsigned)crc(s, strlen(s)), (unsigned)adler(s));
  printf("%llx\n", (unsigned long long)mix(12345));
  printf("%x\n", (unsigned)rotate(0x80000001u, 4));
  int ints[4] = {1, 2, 3, 4};
  printf("%08x\n", (unsigned)crc(ints, sizeof ints));
  return 0;
}
