/* Branches that can become moves and masks: in loops, with stores, nested, with loads. */
#include <stdio.h>

void threshold(int *a, int n, int limit) {
  for (int i = 0; i < n; i++) {
    if (a[i] > limit) {
      a[i] = limit;
    }
  }
}

int conditional_sum(const int *a, const int *b, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    int x = a[i];
    if (x < 0) {
      x = b[i] > 5 ? -x : x * 2;
    } else if (x & 1) {
      x ^= b[i];
    }
    if (b[i] != 3) {
      sum += x;
    }
  }
  return sum;
}

unsigned select_bits(unsigned a, unsigned b, unsigned c) {
  unsigned r = a;
  if (b & 4) r |= 8;
  if (!(c & 1)) r &= ~2u;
  if (a < b) r++;
  if (c == 0) r = 0;
  return r;
}

int main(void) {
  int a[37], b[37];
  unsigned bits = 0;
  for (int i = 0; i < 37; i++) {
    a[i] = i * 41 % 53 - 20;
    b[i] = i % 9;
    bits = bits * 3 + select_bits(i, i * 5 % 16, i % 4);
  }
  int before = conditional_sum(a, b, 37);
  threshold(a, 37, 12);
  printf("%d %d %u\n", before, conditional_sum(a, b, 37), bits);
  return 0;
}
