/* Gaussian elimination with pivoting over doubles, and a determinant. */
#include <stdio.h>

#define N 4

double determinant(double m[N][N]) {
  double result = 1;
  for (int c = 0; c < N; c++) {
    int pivot = c;
    for (int r = c + 1; r < N; r++) {
      double a = m[r][c] < 0 ? -m[r][c] : m[r][c], b = m[pivot][c] < 0 ? -m[pivot][c] : m[pivot][c];
      if (a > b) {
        pivot = r;
      }
    }
    if (m[pivot][c] == 0) {
      return 0;
    }
    if (pivot != c) {
      result = -result;
      for (int k = 0; k < N; k++) {
        double t = m[c][k];
        m[c][k] = m[pivot][k];
        m[pivot][k] = t;
      }
    }
    result *= m[c][c];
    for (int r = c + 1; r < N; r++) {
      double factor = m[r][c] / m[c][c];
      for (int k = c; k < N; k++) {
        m[r][k] -= factor * m[c][k];
      }
    }
  }
  return result;
}

int main(void) {
  double even[N][N] = {{2, 4, 0, 8}, {1, 2, 4, 4}, {0, 4, 2, 1}, {1, 0, 2, 2}};
  double singular[N][N] = {{1, 1, 1, 1}, {2, 2, 2, 2}, {0, 1, 0, 1}, {1, 0, 0, 0}};
  printf("%g %g\n", determinant(even), determinant(singular));
  printf("%g %g %g\n", even[1][1], even[2][2], even[3][3]);
  return 0;
}
