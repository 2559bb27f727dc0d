#include <stdio.h>

static int calls;
static int next(void) { return ++calls; }

int main(void) {
  int n = 3;
  size_t a = sizeof(int[n++]);
  printf("%zu %d\n", a, n);
  size_t b = sizeof(int[3]) + sizeof(n++);
  printf("%zu %d\n", b, n);
  typedef char row[n];
  n = 50;
  row r;
  printf("%zu %zu\n", sizeof r, sizeof(row));
  char grid[next()][next() + 1];
  printf("%d %d\n", (int)(sizeof grid / sizeof grid[0]) > 0, calls);
  int (*p)[n] = 0;
  printf("%zu\n", sizeof *p / sizeof(int));
  int k = 2;
  int arr[k];
  arr[0] = 1;
  arr[1] = 2;
  k = 9;
  printf("%zu\n", sizeof arr / sizeof *arr);
  return 0;
}
