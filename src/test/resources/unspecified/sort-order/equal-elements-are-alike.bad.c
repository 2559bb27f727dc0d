#include <stdio.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) {
  return *(const int *)a % 10 - *(const int *)b % 10;
}

int main(void) {
  int a[5] = {13, 3, 11, 3, 21};
  qsort(a, 5, sizeof *a, compare); /* UNSPECIFIED: sort-order */
  for (int i = 0; i < 5; i++) printf("%d ", a[i]); /* UNSPECIFIED: sort-order */
  puts("");
  return 0;
}
