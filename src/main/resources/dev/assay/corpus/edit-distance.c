/* Dynamic programming over two rows: a minimum of three with a carried dependence. */
#include <stdio.h>
#include <string.h>

static int least(int a, int b, int c) {
  int m = a < b ? a : b;
  return m < c ? m : c;
}

int distance(const char *a, const char *b) {
  int rows[2][32], n = (int)strlen(a), m = (int)strlen(b);
  for (int j = 0; j <= m; j++) {
    rows[0][j] = j;
  }
  for (int i = 1; i <= n; i++) {
    int *now = rows[i & 1];
    const int *before = rows[~i & 1];
    now[0] = i;
    for (int j = 1; j <= m; j++) {
      now[j] = least(before[j] + 1, now[j - 1] + 1, before[j - 1] + (a[i - 1] != b[j - 1]));
    }
  }
  return rows[n & 1][m];
}

int main(void) {
  static const char *const pairs[][2] = {
      {"kitten", "sitting"}, {"", "abc"}, {"vectoriser", "factorised"}, {"same", "same"}};
  for (int i = 0; i < 4; i++) {
    printf("%d ", distance(pairs[i][0], pairs[i][1]));
  }
  printf("\n");
  return 0;
}
