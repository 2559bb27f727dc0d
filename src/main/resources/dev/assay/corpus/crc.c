/* Cyclic redundancy checks: bit by bit, and by a table that is filled first. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t table[256];

static void prepare(void) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t c = i;
    for (int bit = 0; bit < 8; bit++) {
      c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
    }
    table[i] = c;
  }
}

uint32_t crc32(const void *data, size_t size) {
  const uint8_t *bytes = data;
  uint32_t crc = ~0u;
  while (size--) {
    crc = crc >> 8 ^ table[(crc ^ *bytes++) & 255];
  }
  return ~crc;
}

uint16_t crc16(const uint8_t *data, size_t size) {
  uint16_t crc = 0xffff;
  for (size_t i = 0; i < size; i++) {
    crc ^= (uint16_t)(data[i] << 8);
    for (int bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? (uint16_t)(crc << 1 ^ 0x1021) : (uint16_t)(crc << 1);
    }
  }
  return crc;
}

int main(void) {
  const char *text = "123456789";
  prepare();
  printf("%08x %04x\n", crc32(text, strlen(text)), crc16((const uint8_t *)text, strlen(text)));
  printf("%08x\n", crc32(table, sizeof table));
  return 0;
}
