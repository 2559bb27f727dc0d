/* A ring buffer whose indices wrap by masks, filled and emptied in uneven bursts. */
#include <stdbool.h>
#include <stdio.h>

struct ring {
  unsigned head, tail;
  struct item { short id; float cost; } items[8];
};

static bool push(struct ring *r, struct item i) {
  if (r->head - r->tail == 8) {
    return false;
  }
  r->items[r->head++ & 7] = i;
  return true;
}

static bool pop(struct ring *r, struct item *out) {
  if (r->head == r->tail) {
    return false;
  }
  *out = r->items[r->tail++ % 8];
  return true;
}

int main(void) {
  struct ring r = {.head = ~0u - 5, .tail = ~0u - 5};
  int refused = 0, empty = 0;
  double cost = 0;
  short id = 0;
  for (int burst = 0; burst < 30; burst++) {
    for (int k = 0; k < burst % 5; k++) {
      refused += !push(&r, (struct item){++id, id * 0.5f});
    }
    for (int k = 0; k < burst % 3; k++) {
      struct item i;
      if (pop(&r, &i)) {
        cost += i.cost * (i.id & 3);
      } else {
        empty++;
      }
    }
  }
  printf("%d %d %g %u\n", refused, empty, cost, r.head - r.tail);
  return 0;
}
