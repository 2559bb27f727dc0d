#include <stdio.h>
#include <stdlib.h>

static int beats[3][3] = {{0, -1, -1}, {1, 0, -1}, {1, 1, 0}};

static int compare(const void *a, const void *b) { return beats[*(const int *)a][*(const int *)b]; }

int main(void) {
  int a[3] = {2, 0, 1};
  qsort(a, 3, sizeof *a, compare);
  printf("%d\n", a[0] + a[1] + a[2]);
  return 0;
}
