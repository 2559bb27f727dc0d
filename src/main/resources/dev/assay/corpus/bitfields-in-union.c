/* A register seen as fields and as a whole word. */
#include <stdint.h>
#include <stdio.h>

union control {
  uint32_t word;
  struct {
    uint32_t mode : 3;
    uint32_t divider : 9;
    uint32_t reserved : 4;
    uint32_t channel : 5;
    uint32_t enabled : 1;
    uint32_t rest : 10;
  } field;
};

uint32_t configure(unsigned mode, unsigned divider, unsigned channel) {
  union control c = {0};
  c.field.mode = mode;
  c.field.divider = divider;
  c.field.channel = channel;
  c.field.enabled = mode != 0;
  return c.word;
}

unsigned frequency(uint32_t word) {
  union control c;
  c.word = word;
  return c.field.enabled ? 1000000u / (c.field.divider + 1u) : 0;
}

int main(void) {
  uint32_t all = 0;
  for (unsigned i = 0; i < 12; i++) {
    uint32_t word = configure(i, i * 47, i * 3);
    all = all * 31 + word;
    if (i % 4 == 1) {
      printf("%08x runs at %u\n", word, frequency(word));
    }
  }
  printf("%08x\n", all);
  return 0;
}
