/* Loops with idioms that vector units have: high products, averages, rotations, shifts by lanes. */
#include <stdint.h>
#include <stdio.h>

#define N 70

static int16_t h[N], k[N];
static uint8_t b[N], c[N];
static uint32_t w[N];

void high_products(void) {
  for (int i = 0; i < N; i++) h[i] = (int16_t)((h[i] * k[i]) >> 16);
}

void rounded_products(void) {
  for (int i = 0; i < N; i++) k[i] = (int16_t)((h[i] * k[i] + 0x4000) >> 15);
}

void over_wide(void) {
  for (int i = 0; i < N; i++) b[i] = (uint8_t)((b[i] * 3 + c[i] * 5) >> 3);
}

void rotations(void) {
  for (int i = 0; i < N; i++) w[i] = w[i] << 7 | w[i] >> 25;
}

void lane_shifts(void) {
  for (int i = 0; i < N; i++) w[i] ^= w[i] >> (c[i] & 15);
}

void quotients(void) {
  for (int i = 0; i < N; i++) w[i] = w[i] / 10 + w[i] % 10 + b[i] / 3u;
}

int main(void) {
  for (int i = 0; i < N; i++) {
    h[i] = (int16_t)(i * 923 - 30000);
    k[i] = (int16_t)(20000 - i * 411);
    b[i] = (uint8_t)(i * 3);
    c[i] = (uint8_t)(i * i);
    w[i] = (uint32_t)i * 0x01234567u;
  }
  rounded_products();
  high_products();
  over_wide();
  rotations();
  lane_shifts();
  quotients();
  uint32_t all = 0;
  for (int i = 0; i < N; i++) {
    all = all * 31 + (uint16_t)h[i] + (uint16_t)k[i] * 3u + b[i] + w[i];
  }
  printf("%08x %d %d %u\n", all, h[5], k[60], w[69]);
  return 0;
}
