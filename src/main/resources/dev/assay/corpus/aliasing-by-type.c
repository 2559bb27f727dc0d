/* Accesses of different types that cannot meet, and character accesses that can. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct head { int tag; float value; };
struct tail { float value; int tag; };

int separate(int *i, float *f) {
  *i = 1;
  *f = 2.5f;
  return *i + (int)*f;
}

int by_bytes(int *i, unsigned char *bytes) {
  *i = 0x01010101;
  bytes[1] = 0xff;
  return *i;
}

int members(struct head *h, struct tail *t) {
  h->tag = 3;
  t->tag = 4;
  h->value = 1.5f;
  t->value = 0.5f;
  return h->tag * 10 + (int)(h->value * 2);
}

long reused(void *memory) {
  int *i = memory;
  *i = 7;
  long first = *i;
  double *d = memory;
  *d = 0.25;
  return first * 100 + (long)(*d * 8);
}

int main(void) {
  int i = 0;
  float f = 0;
  void *memory = malloc(sizeof(double));
  struct head h;
  struct tail t;
  printf("%d %d\n", separate(&i, &f), by_bytes(&i, (unsigned char *)&i));
  printf("%d\n", members(&h, &t));
  long bits;
  memcpy(&bits, &(double){1.0}, sizeof bits);
  printf("%lx %ld\n", bits, reused(memory));
  free(memory);
  return 0;
}
