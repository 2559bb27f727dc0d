#include <stdio.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(void) {
  int a[2] = {2, 1};
  qsort(a, 2, sizeof *a, 0); /* UB: library-argument|call-non-function|null-dereference|nonnull-argument */
  printf("%d\n", a[0] + (compare == 0));
  return 0;
}
