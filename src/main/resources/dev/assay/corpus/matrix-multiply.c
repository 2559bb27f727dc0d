/* Products of matrices in the natural order of loops, in another order, and in tiles. */
#include <stdio.h>

#define N 12

typedef int matrix[N][N];

void natural(matrix c, matrix a, matrix b) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      int sum = 0;
      for (int k = 0; k < N; k++) {
        sum += a[i][k] * b[k][j];
      }
      c[i][j] = sum;
    }
  }
}

void reordered(matrix c, matrix a, matrix b) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      c[i][j] = 0;
    }
    for (int k = 0; k < N; k++) {
      for (int j = 0; j < N; j++) {
        c[i][j] += a[i][k] * b[k][j];
      }
    }
  }
}

int main(void) {
  static matrix a, b, c, d;
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      a[i][j] = i - j;
      b[i][j] = (i * 5 + j * 3) % 7;
    }
  }
  natural(c, a, b);
  reordered(d, b, a);
  long trace = 0, corner = 0;
  for (int i = 0; i < N; i++) {
    trace += c[i][i] - 2 * d[i][i];
    corner = corner * 3 + c[i][N - 1 - i];
  }
  printf("%ld %ld\n", trace, corner);
  return 0;
}
