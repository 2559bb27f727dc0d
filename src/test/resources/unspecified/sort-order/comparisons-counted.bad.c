#include <stdio.h>
#include <stdlib.h>

static int count;

static int compare(const void *a, const void *b) {
  count++;
  return *(const int *)a - *(const int *)b;
}

int main(void) {
  int a[5] = {4, 2, 5, 1, 3};
  qsort(a, 5, sizeof *a, compare); /* UNSPECIFIED: sort-order|library-result */
  printf("%d\n", count); /* UNSPECIFIED: sort-order|library-result */
  return 0;
}
