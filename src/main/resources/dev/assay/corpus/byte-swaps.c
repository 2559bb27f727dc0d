/* Byte orders by shifts and by loads of bytes, which compilers recognise, beside the builtins. */
#include <stdint.h>
#include <stdio.h>

uint32_t swap32(uint32_t x) {
  return x >> 24 | (x >> 8 & 0xff00) | (x << 8 & 0xff0000) | x << 24;
}

uint32_t load_big(const uint8_t *p) {
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

uint64_t load_little(const uint8_t *p) {
  uint64_t x = 0;
  for (int i = 0; i < 8; i++) {
    x |= (uint64_t)p[i] << (8 * i);
  }
  return x;
}

void store_big(uint8_t *p, uint64_t x) {
  for (int i = 7; i >= 0; i--) {
    p[7 - i] = (uint8_t)(x >> (8 * i));
  }
}

uint16_t swap16(uint16_t x) { return (uint16_t)(x << 8 | x >> 8); }

uint32_t partly(uint32_t x) { return (x & 0xff00ff00) >> 8 | (x & 0x00ff00ff) << 8; }

int main(void) {
  uint8_t bytes[16];
  for (int i = 0; i < 16; i++) {
    bytes[i] = (uint8_t)(i * 0x1d + 3);
  }
  printf("%08x %08x\n", swap32(0x01020304), load_big(bytes + 3));
  printf("%016llx %d\n", (unsigned long long)load_little(bytes + 5), swap32(7) == __builtin_bswap32(7));
  store_big(bytes, 0x1122334455667788);
  printf("%02x %02x %02x\n", bytes[0], bytes[4], bytes[7]);
  printf("%04x %08x %04x\n", swap16(0xabcd), partly(0x12345678), __builtin_bswap16(0x1234));
  printf("%016llx\n", (unsigned long long)__builtin_bswap64(load_little(bytes)));
  return 0;
}
