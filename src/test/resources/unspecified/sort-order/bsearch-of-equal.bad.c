#include <stdio.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(void) {
  int a[5] = {1, 2, 2, 2, 3}, key = 2;
  int *p = bsearch(&key, a, 5, sizeof *a, compare); /* UNSPECIFIED: sort-order */
  printf("%d\n", (int)(p - a)); /* UNSPECIFIED: sort-order */
  return 0;
}
