/* Counting with indirect stores, then a scatter by prefix sums: sorting by counting. */
#include <stdio.h>
#include <string.h>

void count(const unsigned char *from, int n, unsigned *bins) {
  for (int i = 0; i < n; i++) {
    bins[from[i]]++;
  }
}

void counting_sort(unsigned char *to, const unsigned char *from, int n) {
  unsigned start[257] = {0};
  for (int i = 0; i < n; i++) {
    start[from[i] + 1]++;
  }
  for (int i = 0; i < 256; i++) {
    start[i + 1] += start[i];
  }
  for (int i = 0; i < n; i++) {
    to[start[from[i]]++] = from[i];
  }
}

int main(void) {
  unsigned char data[200], sorted[200];
  unsigned bins[256], x = 12345, most = 0, filled = 0;
  for (int i = 0; i < 200; i++) {
    x = x * 1103515245 + 12345;
    data[i] = x >> 16 & 63;
  }
  memset(bins, 0, sizeof bins);
  count(data, 200, bins);
  for (int i = 0; i < 256; i++) {
    most = bins[i] > most ? bins[i] : most;
    filled += bins[i] != 0;
  }
  counting_sort(sorted, data, 200);
  printf("%u %u\n", most, filled);
  printf("%d %d %d %d\n", sorted[0], sorted[50], sorted[100], sorted[199]);
  return 0;
}
