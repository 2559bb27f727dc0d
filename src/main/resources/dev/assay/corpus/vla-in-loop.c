/* A variable length array that comes and goes with each turn of a loop, left by goto and break. */
#include <stdio.h>

int collatz_peak(int n) {
  int peak = 0;
  for (int length = 1;; length++) {
    unsigned history[length];
    unsigned value = n;
    for (int i = 0; i < length; i++) {
      history[i] = value;
      value = value % 2 ? 3 * value + 1 : value / 2;
    }
    if ((int)history[length - 1] > peak) {
      peak = history[length - 1];
    }
    if (history[length - 1] == 1) {
      break;
    }
    if (length > 150) {
      goto out;
    }
  }
  return peak;
out:
  return -1;
}

typedef int square(int n, int grid[n][n]);

static int corner(int n, int grid[n][n]) {
  return grid[n - 1][0];
}

int main(void) {
  square *function = corner;
  int grid[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  for (int n = 3; n < 30; n += 4) {
    printf("%d ", collatz_peak(n));
  }
  printf("\n%d\n", function(3, grid));
  return 0;
}
