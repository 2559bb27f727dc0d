/* A smoothing stencil between two buffers that swap, and one in place with a dependence. */
#include <stdio.h>
#include <string.h>

#define N 48

static void smooth(int *restrict to, const int *restrict from) {
  to[0] = from[0];
  for (int i = 1; i < N - 1; i++) {
    to[i] = (from[i - 1] + 2 * from[i] + from[i + 1]) / 4;
  }
  to[N - 1] = from[N - 1];
}

void prefix(int *a, int n) {
  for (int i = 1; i < n; i++) {
    a[i] += a[i - 1];
  }
}

void backwards(int *a, int n) {
  for (int i = n - 2; i >= 0; i--) {
    a[i] = a[i + 1] - a[i];
  }
}

int main(void) {
  int one[N], two[N], *from = one, *to = two;
  for (int i = 0; i < N; i++) {
    one[i] = i % 9 * 1000 - i;
  }
  for (int turn = 0; turn < 10; turn++) {
    smooth(to, from);
    int *t = to;
    to = from;
    from = t;
  }
  printf("%d %d %d\n", from[1], from[N / 2], from[N - 2]);
  memcpy(to, from, sizeof one);
  prefix(to, N);
  printf("%d\n", to[N - 1]);
  backwards(to, N);
  printf("%d %d\n", to[0], to[N / 3]);
  return 0;
}
