#include <stdio.h>
#include <stdlib.h>

struct ring { unsigned head, tail; short data[8]; };

static int put(struct ring *r, short v) {
  if (r->tail - r->head == 8) return 0;
  r->data[r->tail++ % 8] = v;
  return 1;
}
static int take(struct ring *r, short *v) {
  if (r->head == r->tail) return 0;
  *v = r->data[r->head++ & 7];
  return 1;
}

int main(void) {
  struct ring r = {.head = 4294967293u, .tail = 4294967293u};
  short v = 0;
  int rejected = 0, sum = 0;
  for (int i = 0; i < 12; i++) rejected += !put(&r, (short)(i * 1000));
  printf("%d\n", rejected);
  while (take(&r, &v)) sum += v;
  printf("%d %u %d\n", sum, r.head, v);
  return 0;
}
