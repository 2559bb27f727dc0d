/* Loops over arrays that cannot overlap, beside the same loops that may. */
#include <stdio.h>

void axpy(int n, float a, const float *restrict x, float *restrict y) {
  for (int i = 0; i < n; i++) {
    y[i] += a * x[i];
  }
}

void shift_up(int n, int *to, const int *from) {
  for (int i = 0; i < n; i++) {
    to[i] = from[i] + 1;
  }
}

void scale_by_first(int n, int *values, const int *factor) {
  for (int i = 0; i < n; i++) {
    values[i] *= *factor;
  }
}

int main(void) {
  float x[33], y[33], sum = 0;
  int v[33];
  for (int i = 0; i < 33; i++) {
    x[i] = i;
    y[i] = 100 - i;
    v[i] = i % 5 + 1;
  }
  axpy(33, 0.5f, x, y);
  for (int i = 0; i < 33; i++) {
    sum += y[i];
  }
  shift_up(32, v + 1, v);
  printf("%g %d %d\n", sum, v[7], v[32]);
  int w[8] = {3, 1, 2, 1, 1, 1, 1, 1};
  scale_by_first(8, w, w + 2);
  printf("%d %d %d %d\n", w[0], w[1], w[2], w[7]);
  return 0;
}
