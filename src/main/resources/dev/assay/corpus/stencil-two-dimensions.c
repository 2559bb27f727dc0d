/* Conway's game of life on a torus: neighbours in two dimensions, boundary by masks. */
#include <stdio.h>
#include <string.h>

#define SIZE 16

static unsigned char now[SIZE][SIZE], next[SIZE][SIZE];

static int neighbours(int r, int c) {
  int count = 0;
  for (int dr = -1; dr <= 1; dr++) {
    for (int dc = -1; dc <= 1; dc++) {
      if (dr || dc) {
        count += now[(r + dr) & (SIZE - 1)][(c + dc) & (SIZE - 1)];
      }
    }
  }
  return count;
}

static int generation(void) {
  int alive = 0;
  for (int r = 0; r < SIZE; r++) {
    for (int c = 0; c < SIZE; c++) {
      int n = neighbours(r, c);
      next[r][c] = n == 3 || (n == 2 && now[r][c]);
      alive += next[r][c];
    }
  }
  memcpy(now, next, sizeof now);
  return alive;
}

int main(void) {
  static const char *const start[] = {".#......", "..#..##.", "###..##.", "......##"};
  for (int r = 0; r < 4; r++) {
    for (int c = 0; start[r][c]; c++) {
      now[r + 3][c + 2] = start[r][c] == '#';
    }
  }
  for (int g = 0; g < 8; g++) {
    printf("%d ", generation());
  }
  printf("\n");
  return 0;
}
