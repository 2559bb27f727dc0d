#include <stdio.h>

static int sum(int n, int a[n]) {
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}
static void fill(int r, int c, int m[r][c]) {
  for (int i = 0; i < r; i++)
    for (int j = 0; j < c; j++) m[i][j] = i * c + j;
}

int main(void) {
  for (int n = 1; n < 5; n++) {
    int a[n];
    for (int i = 0; i < n; i++) a[i] = i * i;
    printf("%d %zu\n", sum(n, a), sizeof a / sizeof a[0]);
  }
  int r = 3, c = 4;
  int m[r][c];
  fill(r, c, m);
  printf("%d %d %zu %zu\n", m[2][3], m[1][0], sizeof m, sizeof m[0]);
  int(*p)[c] = m + 1;
  printf("%d %zu\n", (*p)[2], sizeof *p);
  c = 100;
  printf("%zu %zu\n", sizeof m[0], sizeof *p);
  p++;
  printf("%d\n", p[0][1]);
  return 0;
}
