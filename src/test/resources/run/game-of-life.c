#include <stdio.h>
#include <string.h>

#define H 8
#define W 8

static void step(char a[H][W]) {
  char b[H][W];
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      int n = 0;
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
          if (dx || dy) n += a[(y + dy + H) % H][(x + dx + W) % W];
      b[y][x] = n == 3 || (a[y][x] && n == 2);
    }
  memcpy(a, b, sizeof b);
}

int main(void) {
  char g[H][W] = {[1][2] = 1, [2][3] = 1, [3] = {0, 1, 1, 1}};
  for (int i = 0; i < 6; i++) step(g);
  for (int y = 0; y < H; y++) {
    for (int x = 0; x < W; x++) putchar(g[y][x] ? '#' : '.');
    putchar('\n');
  }
  return 0;
}
