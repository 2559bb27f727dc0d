#include <stdio.h>
#include <stdlib.h>

static int compare(const int *a, const int *b) { return *a - *b; }

int main(void) {
  int a[3] = {3, 1, 2};
  qsort(a, 3, sizeof *a, (int (*)(const void *, const void *))compare); /* UB: wrong-function-type */
  printf("%d\n", a[0]);
  return 0;
}
