/* Parameters declared as arrays: static sizes, qualifiers inside, functions as parameters. */
#include <stdio.h>

static int sum(int n, const int a[static 3]) {
  int total = 0;
  for (int i = 0; i < n; i++) {
    total += a[i];
  }
  return total;
}

static void swap_ends(int a[const restrict static 2], int n) {
  int t = a[0];
  a[0] = a[n - 1];
  a[n - 1] = t;
}

static int compose(int f(int), int g(int), int x) {
  return f(g(x));
}

static int inc(int x) { return x + 1; }
static int dbl(int x) { return x * 2; }

static long columns(int n, int m, const short a[restrict n][m]) {
  long total = 0;
  for (int c = 0; c < m; c++) {
    for (int r = 0; r < n; r++) {
      total = total * 2 + a[r][c];
    }
  }
  return total;
}

int main(int argc, char *argv[]) {
  int a[] = {5, 6, 7, 8};
  swap_ends(a, 4);
  printf("%d %d\n", sum(3, a), a[3]);
  printf("%d %d\n", compose(inc, dbl, 5), compose(dbl, *inc, 5));
  const short grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
  printf("%ld %d\n", columns(2, 3, grid), argc > 0 && argv[argc] == NULL);
  return 0;
}
