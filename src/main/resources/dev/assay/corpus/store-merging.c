/* Neighbouring narrow stores: constants, swapped bytes, copies, bit-fields, with gaps. */
#include <stdint.h>
#include <stdio.h>

struct message {
  uint8_t type, version;
  uint16_t length;
  uint32_t sequence;
  uint8_t address[6];
  uint16_t a : 3, b : 6, c : 7;
};

void initialise(struct message *m) {
  m->type = 1;
  m->version = 2;
  m->length = 0x0304;
  m->sequence = 0x05060708;
  m->a = 5;
  m->c = 77;
  m->b = 33;
}

void copy(struct message *to, const struct message *from) {
  to->address[0] = from->address[0];
  to->address[1] = from->address[1];
  to->address[2] = from->address[2];
  to->address[3] = from->address[3];
  to->address[5] = from->address[5];
}

void put(uint8_t *p, uint32_t x) {
  p[0] = x >> 24;
  p[1] = x >> 16;
  p[2] = x >> 8;
  p[3] = x;
}

void combine(uint8_t *p, const uint8_t *q) {
  p[0] = q[0] & ~1;
  p[1] = q[1] & ~1;
  p[2] = q[2] & ~1;
  p[3] = q[3] & ~1;
}

int main(void) {
  struct message m, n = {.address = {10, 20, 30, 40, 50, 60}};
  initialise(&m);
  m.address[4] = 99;
  copy(&m, &n);
  put(n.address, 0xcafebabe);
  combine(m.address + 1, n.address);
  printf("%d %d %x %x\n", m.type, m.version, m.length, m.sequence);
  for (int i = 0; i < 6; i++) {
    printf("%d ", m.address[i]);
  }
  printf("%d %d %d\n", m.a, m.b, m.c);
  return 0;
}
