#include <stdio.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(void) {
  int a[5] = {1, 2, 4, 5, 6}, key = 2;
  int *p = bsearch(&key, a, 5, sizeof *a, compare);
  printf("%d\n", (int)(p - a));
  return 0;
}
