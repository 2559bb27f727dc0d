/* Arrays of variable length in two dimensions, as parameters and as locals. */
#include <stdio.h>

static void fill(int rows, int columns, int grid[rows][columns]) {
  for (int r = 0; r < rows; r++) {
    for (int c = 0; c < columns; c++) {
      grid[r][c] = r * 10 + c * c;
    }
  }
}

static long trace(int n, int columns, int (*grid)[columns]) {
  long sum = 0;
  for (int i = 0; i < n; i++) {
    sum += grid[i][i];
  }
  return sum;
}

long transposed_sum(int rows, int columns) {
  int grid[rows][columns], other[columns][rows];
  fill(rows, columns, grid);
  for (int r = 0; r < rows; r++) {
    for (int c = 0; c < columns; c++) {
      other[c][r] = grid[r][c] - r;
    }
  }
  int least = rows < columns ? rows : columns;
  return trace(least, rows, other) * 1000 + trace(least, columns, grid);
}

int main(void) {
  for (int n = 1; n <= 7; n += 2) {
    printf("%ld ", transposed_sum(n, 9 - n));
  }
  int n = 5;
  int table[n++][7];
  printf("\n%zu %zu %d\n", sizeof table, sizeof table[0], n);
  return 0;
}
