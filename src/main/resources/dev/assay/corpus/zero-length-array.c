/* GNU arrays of length zero at the end of structs, and empty structs. */
#include <stdio.h>
#include <stdlib.h>

struct nothing {};

struct packet {
  unsigned char size;
  unsigned char data[0];
};

struct holder {
  struct nothing before;
  int value;
  struct nothing after[3];
};

static struct nothing pass(struct nothing n, int *count) {
  ++*count;
  return n;
}

unsigned sum(const struct packet *p) {
  unsigned total = 0;
  for (int i = 0; i < p->size; i++) {
    total = total * 5 + p->data[i];
  }
  return total;
}

int main(void) {
  struct packet *p = malloc(sizeof *p + 12);
  p->size = 12;
  for (int i = 0; i < 12; i++) {
    p->data[i] = (unsigned char)(i * 21);
  }
  int count = 0;
  struct nothing n = pass((struct nothing){}, &count);
  n = pass(n, &count);
  struct holder h = {.value = 9};
  printf("%u %d %d\n", sum(p), count, h.value);
  printf("%zu %zu %zu\n", sizeof(struct nothing), sizeof(struct holder), sizeof *p);
  free(p);
  return 0;
}
