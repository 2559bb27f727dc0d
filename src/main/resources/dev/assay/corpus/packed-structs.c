/* Packed and partly packed structs, members at odd offsets, copies in and out. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct __attribute__((packed)) header {
  uint8_t kind;
  uint32_t length;
  uint16_t flags;
  uint64_t stamp;
};

struct mixed {
  char c;
  int plain;
  short odd __attribute__((packed));
  char d;
};

#pragma pack(push, 2)
struct two {
  char c;
  long wide;
  int bits : 20;
};
#pragma pack(pop)

uint64_t read_all(const struct header *h) {
  return h->kind + h->length * 3 + h->flags * 5 + h->stamp;
}

int main(void) {
  uint8_t wire[40];
  for (unsigned i = 0; i < sizeof wire; i++) {
    wire[i] = (uint8_t)(i * 7);
  }
  struct header h;
  memcpy(&h, wire + 1, sizeof h);
  h.length += h.kind;
  h.flags ^= 0xff;
  printf("%zu %zu\n", sizeof h, offsetof(struct header, stamp));
  printf("%llx\n", (unsigned long long)read_all(&h));
  struct header pair[2] = {h, {.stamp = 1}};
  pair[1].stamp += pair[0].stamp >> 3;
  printf("%llx\n", (unsigned long long)read_all(&pair[1]));
  struct two t = {'t', -5, -300};
  printf("%zu %zu %ld %d\n", sizeof(struct mixed), sizeof t, t.wide + t.c, t.bits);
  return 0;
}
