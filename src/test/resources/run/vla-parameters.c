#include <stdio.h>

static long trace(int n, long m[n][n]) {
  long t = 0;
  for (int i = 0; i < n; i++) t += m[i][i];
  return t;
}
static void multiply(int n, int k, int m, double a[n][k], double b[k][m], double c[n][m]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      c[i][j] = 0;
      for (int x = 0; x < k; x++) c[i][j] += a[i][x] * b[x][j];
    }
}
static size_t width(int n, int (*p)[n + 1]) { return sizeof *p; }
static int cube(int n, int a[n][n][n]) { return a[n - 1][0][n - 1]; }

int main(void) {
  long m[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  printf("%ld\n", trace(3, m));
  double a[2][3] = {{1, 2, 3}, {4, 5, 6}}, b[3][2] = {{1, 2}, {3, 4}, {5, 6}}, c[2][2];
  multiply(2, 3, 2, a, b, c);
  printf("%g %g %g %g\n", c[0][0], c[0][1], c[1][0], c[1][1]);
  int w[2][5] = {{0}};
  printf("%zu\n", width(4, w));
  int q[2][2][2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}};
  printf("%d\n", cube(2, q));
  return 0;
}
