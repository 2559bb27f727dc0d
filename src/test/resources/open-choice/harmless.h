/* Choices of every kind that C leaves open and that nobody can tell from the result. */
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct padded { char c; int i; };

static unsigned calls, seen;
static unsigned tick(unsigned n) { calls++; return n * 3; }
static unsigned tock(unsigned n) { calls++; seen += n; return n ^ 5; }

static int by_value(const void *a, const void *b) {
  return (*(const int *)a > *(const int *)b) - (*(const int *)a < *(const int *)b);
}

static unsigned harmless(unsigned n) {
  static unsigned table[8];
  unsigned both[2] = {tick(n), tock(n)};
  unsigned sum = tick(n) + tock(n) + both[0] - both[1];
  struct padded p = {1, 2}, q;
  q = p;
  q.i += n;
  sum += ((unsigned char *)&q)[0] + q.i;
  unsigned *block = malloc(4 * sizeof *block);
  table[(uintptr_t)block >> 4 & 7]++;
  for (int i = 0; i < 8; i++) sum += table[i];
  sum += (uintptr_t)block % sizeof *block == 0;
  sum += strcmp("b", "a") > 0;
  const char *s = "same", *t = "same";
  sum += strlen(s == t ? s : t);
  int v[3] = {3, 1, 2};
  qsort(v, 3, sizeof *v, by_value);
  sum += v[0];
  double d = 0.1 * (n + 0.1) + 0.3;
  sum += d > 0;
  int x[2], y[2];
  sum += (x + 2 == y) | 1;
  free(block);
  return sum;
}
