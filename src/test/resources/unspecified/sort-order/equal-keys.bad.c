#include <stdio.h>
#include <stdlib.h>

struct item {
  int key, tag;
};

static int compare(const void *a, const void *b) {
  return ((const struct item *)a)->key - ((const struct item *)b)->key;
}

int main(void) {
  struct item a[4] = {{2, 1}, {1, 2}, {2, 3}, {1, 4}};
  qsort(a, 4, sizeof *a, compare); /* UNSPECIFIED: sort-order */
  for (int i = 0; i < 4; i++) printf("%d ", a[i].tag); /* UNSPECIFIED: sort-order */
  puts("");
  return 0;
}
