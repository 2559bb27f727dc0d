#include <stdio.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) { return *(const int *)a != *(const int *)b; }

int main(void) {
  int a[5] = {3, 1, 2, 5, 4};
  qsort(a, 5, sizeof *a, compare); /* UB: inconsistent-comparison */
  printf("%d\n", a[0] + a[1] + a[2] + a[3] + a[4]);
  return 0;
}
