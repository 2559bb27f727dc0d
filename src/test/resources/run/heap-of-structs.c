#include <stdio.h>
#include <stdlib.h>

struct item { int priority; char name[12]; };
struct heap { struct item *items; int n, capacity; };

static void swap(struct item *a, struct item *b) {
  struct item t = *a;
  *a = *b;
  *b = t;
}
static void push(struct heap *h, struct item it) {
  if (h->n == h->capacity) h->items = realloc(h->items, (h->capacity += 4) * sizeof *h->items);
  int i = h->n++;
  h->items[i] = it;
  for (; i && h->items[(i - 1) / 2].priority < h->items[i].priority; i = (i - 1) / 2)
    swap(&h->items[i], &h->items[(i - 1) / 2]);
}
static struct item pop(struct heap *h) {
  struct item top = h->items[0];
  h->items[0] = h->items[--h->n];
  for (int i = 0;;) {
    int c = 2 * i + 1;
    if (c >= h->n) break;
    if (c + 1 < h->n && h->items[c].priority < h->items[c + 1].priority) c++;
    if (h->items[i].priority >= h->items[c].priority) break;
    swap(&h->items[i], &h->items[c]);
    i = c;
  }
  return top;
}

int main(void) {
  struct heap h = {0};
  int p[] = {3, 9, 1, 7, 5, 8, 2};
  for (int i = 0; i < 7; i++) {
    struct item it = {.priority = p[i]};
    snprintf(it.name, sizeof it.name, "task-%d", i);
    push(&h, it);
  }
  while (h.n) {
    struct item it = pop(&h);
    printf("%d:%s ", it.priority, it.name);
  }
  puts("");
  free(h.items);
  return 0;
}
