/* Minimum, maximum, absolute value, clamp and sign in their usual spellings and types. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

static int clamp(int x, int low, int high) { return MIN(MAX(x, low), high); }
static int sign(int x) { return (x > 0) - (x < 0); }
static int absolute(int x) { int m = x >> 31; return (x ^ m) - m; }
static unsigned distance(int a, int b) { return a > b ? (unsigned)a - b : (unsigned)b - a; }
static int middle(int a, int b, int c) { return MAX(MIN(a, b), MIN(MAX(a, b), c)); }

void extremes(const int8_t *a, int n, int8_t *least, int8_t *most) {
  int8_t low = a[0], high = a[0];
  for (int i = 1; i < n; i++) {
    low = MIN(low, a[i]);
    high = MAX(high, a[i]);
  }
  *least = low;
  *most = high;
}

double float_min(const double *a, int n) {
  double low = a[0];
  for (int i = 1; i < n; i++) {
    low = a[i] < low ? a[i] : low;
  }
  return low;
}

int main(void) {
  int8_t bytes[70], least, most;
  double numbers[70];
  long sum = 0;
  for (int i = 0; i < 70; i++) {
    int x = i * 97 % 211 - 105;
    bytes[i] = (int8_t)x;
    numbers[i] = x / 4.0;
    sum = sum * 2 % 100003 + clamp(x, -50, 50) + sign(x) + absolute(x) + middle(x, i, 9);
    sum += distance(x, i) + labs(-(long)x) - abs(x);
  }
  extremes(bytes, 70, &least, &most);
  printf("%ld %d %d %g\n", sum, least, most, float_min(numbers, 70));
  return 0;
}
