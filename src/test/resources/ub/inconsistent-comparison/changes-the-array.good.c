#include <stdio.h>
#include <stdlib.h>

static int a[3] = {2, 0, 1};

static int compare(const void *x, const void *y) {
  int r = (*(const int *)x > *(const int *)y) - (*(const int *)x < *(const int *)y);
  return r;
}

int main(void) {
  qsort(a, 3, sizeof *a, compare);
  printf("%d\n", a[0] >= 0);
  return 0;
}
