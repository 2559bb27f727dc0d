#include "../harmless.h"

struct item { int key, id; };
static int by_key(const void *a, const void *b) { return ((const struct item *)a)->key - ((const struct item *)b)->key; }
int main(void) {
  struct item all[5] = {{2, 0}, {1, 1}, {2, 2}, {0, 3}, {3, 4}};
  qsort(all, 5, sizeof *all, by_key); /* UNSPECIFIED: sort-order */
  printf("%u %d\n", harmless(1), all[2].id);
}
