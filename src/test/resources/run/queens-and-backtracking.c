#include <stdio.h>

static int n, solutions, column[8];

static int safe(int row, int c) {
  for (int r = 0; r < row; r++) {
    int d = column[r] - c;
    if (!d || d == row - r || d == r - row) return 0;
  }
  return 1;
}
static void place(int row) {
  if (row == n) {
    if (!solutions++)
      for (int i = 0; i < n; i++) printf("%d", column[i]);
    return;
  }
  for (int c = 0; c < n; c++)
    if (safe(row, c)) {
      column[row] = c;
      place(row + 1);
    }
}

int main(void) {
  for (n = 4; n <= 7; n++) {
    solutions = 0;
    place(0);
    printf(" %d:%d\n", n, solutions);
  }
  return 0;
}
