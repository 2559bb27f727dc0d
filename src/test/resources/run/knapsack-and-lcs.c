#include <stdio.h>
#include <string.h>

static int max(int a, int b) { return a > b ? a : b; }

static int lcs(const char *a, const char *b) {
  int n = (int)strlen(a), m = (int)strlen(b), t[n + 1][m + 1];
  for (int i = 0; i <= n; i++)
    for (int j = 0; j <= m; j++)
      t[i][j] = !i || !j ? 0 : a[i - 1] == b[j - 1] ? t[i - 1][j - 1] + 1 : max(t[i - 1][j], t[i][j - 1]);
  return t[n][m];
}
static int distance(const char *a, const char *b) {
  size_t m = strlen(b);
  int row[m + 1];
  for (size_t j = 0; j <= m; j++) row[j] = (int)j;
  for (size_t i = 0; a[i]; i++) {
    int diagonal = row[0];
    row[0] = (int)i + 1;
    for (size_t j = 0; j < m; j++) {
      int up = row[j + 1], best = diagonal + (a[i] != b[j]);
      if (up + 1 < best) best = up + 1;
      if (row[j] + 1 < best) best = row[j] + 1;
      diagonal = up;
      row[j + 1] = best;
    }
  }
  return row[m];
}

int main(void) {
  int w[] = {1, 3, 4, 5}, v[] = {1, 4, 5, 7}, best[8] = {0};
  for (int i = 0; i < 4; i++)
    for (int c = 7; c >= w[i]; c--) best[c] = max(best[c], best[c - w[i]] + v[i]);
  printf("%d\n", best[7]);
  printf("%d %d\n", lcs("ABCBDAB", "BDCABA"), distance("kitten", "sitting"));
  return 0;
}
