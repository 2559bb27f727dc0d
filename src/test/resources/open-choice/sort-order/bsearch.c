#include "../harmless.h"

static int by_int(const void *a, const void *b) { return *(const int *)a / 10 - *(const int *)b / 10; }
int main(void) {
  int all[7] = {1, 12, 13, 14, 15, 16, 27}, key = 18;
  int *found = bsearch(&key, all, 7, sizeof *all, by_int); /* UNSPECIFIED: sort-order */
  printf("%u %d\n", harmless(1), *found);
}
