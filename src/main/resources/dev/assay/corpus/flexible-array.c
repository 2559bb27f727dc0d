/* Structs that end in an array without a length, allocated with room for it. */
#include <stdio.h>
#include <stdlib.h>

struct row {
  unsigned short count;
  double weight;
  short items[];
};

struct row *make(unsigned count, double weight) {
  struct row *r = malloc(sizeof *r + count * sizeof r->items[0]);
  r->count = count;
  r->weight = weight;
  for (unsigned i = 0; i < count; i++) {
    r->items[i] = (short)(i * 7 - count);
  }
  return r;
}

double weighted(const struct row *r) {
  long sum = 0;
  for (unsigned i = 0; i < r->count; i++) {
    sum += r->items[i];
  }
  return sum * r->weight;
}

static struct {
  int n;
  char text[];
} fixed = {5, "hello"};

int main(void) {
  double total = 0;
  for (unsigned n = 0; n < 20; n += 3) {
    struct row *r = make(n, 0.5);
    total += weighted(r);
    free(r);
  }
  printf("%g %zu\n", total, sizeof(struct row));
  printf("%.*s\n", fixed.n, fixed.text);
  return 0;
}
