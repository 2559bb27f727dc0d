#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct __attribute__((packed)) wire {
  uint8_t type;
  uint16_t length;
  uint32_t id;
  uint64_t when;
};
#pragma pack(push, 2)
struct two { char c; int i; double d; };
#pragma pack(pop)
struct al { char c; _Alignas(16) char d; };
struct __attribute__((packed)) part { char c; struct { int i; short s; } in; };

int main(void) {
  struct wire w = {1, 2, 3, 4};
  printf("%zu %zu %zu\n", sizeof w, offsetof(struct wire, id), offsetof(struct wire, when));
  w.length += 500;
  w.when = ~UINT64_C(0);
  w.id++;
  unsigned char raw[sizeof w];
  memcpy(raw, &w, sizeof w);
  for (unsigned i = 0; i < sizeof raw; i++) printf("%02x", raw[i]);
  puts("");
  printf("%zu %zu %zu\n", sizeof(struct two), offsetof(struct two, d), _Alignof(struct two));
  printf("%zu %zu\n", sizeof(struct al), offsetof(struct al, d));
  printf("%zu %zu\n", sizeof(struct part), offsetof(struct part, in.s));
  struct two t = {1, 2, 0.5}, *p = &t;
  printf("%d %d %g\n", p->c, t.i, t.d);
  struct wire copy = w;
  printf("%d\n", copy.length);
  return 0;
}
