#include <stdio.h>

struct key {
  char kind;
  int id;
};

static unsigned hash(const void *p, unsigned long n) {
  const unsigned char *b = p;
  unsigned h = 17;
  while (n--) h = h * 31 + *b++;
  return h;
}

int main(void) {
  static struct key k, other;
  other = (struct key){1, 2};
  k = other;
  printf("%u\n", hash(&k.kind, sizeof k.kind) + hash(&k.id, sizeof k.id));
  return 0;
}
