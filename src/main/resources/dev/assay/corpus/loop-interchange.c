/* Nests that walk columns first, triangular nests, and a nest whose dependence forbids swapping. */
#include <stdio.h>

#define N 24

static int grid[N][N], other[N][N];

void by_columns(int k) {
  for (int c = 0; c < N; c++) {
    for (int r = 0; r < N; r++) {
      grid[r][c] += other[r][c] * k;
    }
  }
}

void triangle(void) {
  for (int r = 0; r < N; r++) {
    for (int c = 0; c <= r; c++) {
      other[c][r] = grid[r][c] + r;
    }
  }
}

void skewed(void) {
  for (int c = 1; c < N - 1; c++) {
    for (int r = 1; r < N; r++) {
      grid[r][c] = grid[r - 1][c + 1] + 1;
    }
  }
}

int main(void) {
  for (int i = 0; i < N * N; i++) {
    (&grid[0])[i / N][i % N] = i % 17;
    other[i / N][i % N] = i % 5 - 2;
  }
  by_columns(3);
  triangle();
  skewed();
  by_columns(-1);
  long sum = 0;
  for (int r = 0; r < N; r++) {
    for (int c = 0; c < N; c++) {
      sum = (sum * 5 + grid[r][c]) % 999983;
    }
  }
  printf("%ld %d %d\n", sum, grid[3][4], other[2][20]);
  return 0;
}
