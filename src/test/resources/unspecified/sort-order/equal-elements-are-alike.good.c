#include <stdio.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) {
  return *(const int *)a - *(const int *)b;
}

int main(void) {
  int a[5] = {13, 3, 11, 3, 21};
  qsort(a, 5, sizeof *a, compare);
  for (int i = 0; i < 5; i++) printf("%d ", a[i]);
  puts("");
  return 0;
}
