#include <stdio.h>

static const signed char delta[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

int main(void) {
  int reach[5][5] = {{0}};
  for (int y = 0; y < 5; y++)
    for (int x = 0; x < 5; x++)
      for (int k = 0; k < 8; k++) {
        int nx = x + delta[k][0], ny = y + delta[k][1];
        if (nx >= 0 && nx < 5 && ny >= 0 && ny < 5) reach[ny][nx]++;
      }
  for (int y = 0; y < 5; y++) {
    for (int x = 0; x < 5; x++) printf("%d ", reach[y][x]);
    puts("");
  }
  int n = 0;
  for (signed char c = -3; c < 3; c++) n += c;
  printf("%d\n", n);
  return 0;
}
