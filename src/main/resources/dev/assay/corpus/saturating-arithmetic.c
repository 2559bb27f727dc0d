/* Saturation by widening, by comparison and by masks, over bytes in loops. */
#include <stdint.h>
#include <stdio.h>

static uint8_t add_bytes(uint8_t a, uint8_t b) {
  unsigned sum = a + b;
  return sum > 255 ? 255 : sum;
}

static int16_t narrow(int32_t x) {
  return x > 32767 ? 32767 : x < -32768 ? -32768 : x;
}

void blend(uint8_t *to, const uint8_t *from, int count) {
  for (int i = 0; i < count; i++) {
    to[i] = add_bytes(to[i], from[i]);
  }
}

void amplify(int16_t *samples, int count, int gain) {
  for (int i = 0; i < count; i++) {
    samples[i] = narrow(samples[i] * gain);
  }
}

uint32_t sub_floor(uint32_t a, uint32_t b) {
  uint32_t difference = a - b;
  return difference & -(difference <= a);
}

int main(void) {
  uint8_t a[40], b[40];
  int16_t s[40];
  unsigned total = 0;
  int level = 0;
  for (int i = 0; i < 40; i++) {
    a[i] = (uint8_t)(i * 11);
    b[i] = (uint8_t)(i * 37);
    s[i] = (int16_t)(i * 1500 - 20000);
  }
  blend(a, b, 40);
  amplify(s, 40, 3);
  for (int i = 0; i < 40; i++) {
    total = total * 3 + a[i];
    level += s[i] / 4;
  }
  printf("%u %d\n%u %u\n", total, level, sub_floor(5, 9), sub_floor(9, 5));
  return 0;
}
