#include <stdio.h>

int main(void) {
  for (int y = -6; y <= 6; y++) {
    for (int x = -16; x <= 6; x++) {
      int cr = x * 512, ci = y * 1024, zr = 0, zi = 0, n = 0;
      while (n < 16 && zr * zr / 4096 + zi * zi / 4096 < 16384) {
        int t = (zr * zr - zi * zi) / 4096 + cr;
        zi = zr * zi / 2048 + ci;
        zr = t;
        n++;
      }
      putchar(" .:-=+*#%@ABCDEF!"[n]);
    }
    putchar('\n');
  }
  return 0;
}
