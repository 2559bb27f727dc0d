/* Floating loops that vectorise without changing results: element by element, with selects. */
#include <math.h>
#include <stdio.h>

#define N 50

static float a[N], b[N], c[N];
static double d[N];

void relu(float *restrict to, const float *restrict from, int n) {
  for (int i = 0; i < n; i++) {
    to[i] = from[i] > 0 ? from[i] : 0;
  }
}

void roots(double *restrict to, const float *restrict from, int n) {
  for (int i = 0; i < n; i++) {
    to[i] = sqrt(fabs(from[i]) * 4);
  }
}

void mix(float *restrict to, const float *x, const float *y, int n) {
  for (int i = 0; i < n; i++) {
    to[i] = x[i] < y[i] ? x[i] * 2 : y[i] / 2;
  }
}

int positives(const float *x, int n) {
  int count = 0;
  for (int i = 0; i < n; i++) {
    count += x[i] > 0;
  }
  return count;
}

int main(void) {
  for (int i = 0; i < N; i++) {
    a[i] = (i * 13 % 50 - 25) * 0.25f;
    b[i] = (i * 7 % 50 - 20) * 0.5f;
  }
  relu(c, a, N);
  roots(d, b, N);
  double sum = 0;
  for (int i = 0; i < N; i++) {
    sum += c[i] + d[i] * d[i];
  }
  mix(c, a, b, N);
  printf("%d %d %.6f\n", positives(a, N), positives(c, N), sum);
  printf("%g %g %g\n", c[3], c[20], d[49]);
  return 0;
}
