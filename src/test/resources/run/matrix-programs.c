#include <stdio.h>

#define N 4
typedef double matrix[N][N];

static void identity(matrix m) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) m[i][j] = i == j;
}
static void multiply(matrix r, matrix a, matrix b) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      r[i][j] = 0;
      for (int k = 0; k < N; k++) r[i][j] += a[i][k] * b[k][j];
    }
}
static void transpose(matrix m) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < i; j++) {
      double t = m[i][j];
      m[i][j] = m[j][i];
      m[j][i] = t;
    }
}
static long determinant(int n, long m[n][n]) {
  if (n == 1) return m[0][0];
  long d = 0;
  for (int c = 0; c < n; c++) {
    long minor[n - 1][n - 1];
    for (int i = 1; i < n; i++)
      for (int j = 0, k = 0; j < n; j++)
        if (j != c) minor[i - 1][k++] = m[i][j];
    d += (c % 2 ? -1 : 1) * m[0][c] * determinant(n - 1, minor);
  }
  return d;
}

int main(void) {
  matrix a, b, c;
  identity(a);
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) b[i][j] = i * 4 + j;
  multiply(c, a, b);
  transpose(c);
  multiply(a, b, c);
  for (int i = 0; i < N; i++) printf("%g %g %g %g\n", a[i][0], a[i][1], a[i][2], a[i][3]);
  long m[4][4] = {{2, 0, 1, 3}, {1, 4, 0, 2}, {0, 5, 6, 1}, {7, 1, 2, 8}};
  printf("%ld\n", determinant(4, m));
  return 0;
}
