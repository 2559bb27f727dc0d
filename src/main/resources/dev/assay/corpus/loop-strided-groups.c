/* Interleaved accesses: pairs, triples and quadruples of neighbours in one turn. */
#include <stdint.h>
#include <stdio.h>

void swap_pairs(uint16_t *a, int n) {
  for (int i = 0; i + 1 < n; i += 2) {
    uint16_t t = a[i];
    a[i] = a[i + 1];
    a[i + 1] = t;
  }
}

void grey(uint8_t *to, const uint8_t *rgb, int n) {
  for (int i = 0; i < n; i++) {
    to[i] = (uint8_t)((rgb[3 * i] * 77 + rgb[3 * i + 1] * 150 + rgb[3 * i + 2] * 29) >> 8);
  }
}

void butterflies(int *a, int n) {
  for (int i = 0; i < n; i += 4) {
    int s = a[i] + a[i + 2], t = a[i + 1] + a[i + 3];
    int u = a[i] - a[i + 2], v = a[i + 1] - a[i + 3];
    a[i] = s + t;
    a[i + 1] = u + v;
    a[i + 2] = s - t;
    a[i + 3] = u - v;
  }
}

int main(void) {
  uint16_t h[33];
  uint8_t rgb[96], g[32];
  int w[32], i;
  unsigned all = 1;
  for (i = 0; i < 96; i++) {
    rgb[i] = (uint8_t)(i * 41);
    h[i % 33] = (uint16_t)(i * 1237);
    w[i % 32] = i * i;
  }
  swap_pairs(h, 33);
  grey(g, rgb, 32);
  butterflies(w, 32);
  for (i = 0; i < 32; i++) {
    all = all * 31 + h[i] + g[i] * 7 + w[i];
  }
  printf("%u %d %d %d\n", all, h[32], g[10], w[31]);
  return 0;
}
