/* Loads that a later turn of the loop repeats, in chains of fixed distance. */
#include <stdio.h>

#define N 40

static int a[N + 4], b[N + 4];

void window(void) {
  for (int i = 0; i < N; i++) {
    b[i] = a[i] + a[i + 1] * 2 + a[i + 2] * 3;
  }
}

void fibonacci(unsigned *f, int n) {
  for (int i = 2; i < n; i++) {
    f[i] = f[i - 1] + f[i - 2];
  }
}

int crossing(void) {
  int count = 0;
  for (int i = 1; i < N; i++) {
    count += (a[i - 1] < 0) != (a[i] < 0);
    b[i - 1] += b[i];
  }
  return count;
}

void jammed(int m[6][N], const int *k) {
  for (int i = 0; i < 6; i++) {
    for (int j = 0; j < N; j++) {
      m[i][j] += a[j] * k[i];
    }
  }
}

int main(void) {
  static int m[6][N];
  unsigned f[30] = {1, 1};
  for (int i = 0; i < N + 4; i++) {
    a[i] = i * 17 % 29 - 14;
  }
  window();
  fibonacci(f, 30);
  int c = crossing();
  jammed(m, (int[]){1, -2, 3, -4, 5, -6});
  printf("%d %u %d %d %d\n", c, f[29], b[3], b[N - 1], m[3][7] + m[5][N - 1]);
  return 0;
}
