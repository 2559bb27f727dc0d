/* All orders of a short array by recursion and by the next order in the alphabet. */
#include <stdio.h>

static unsigned digest;

static void visit(const char *s, int n) {
  for (int i = 0; i < n; i++) {
    digest = digest * 5 + s[i];
  }
}

static void permute(char *s, int at, int n) {
  if (at == n) {
    visit(s, n);
    return;
  }
  for (int i = at; i < n; i++) {
    char t = s[at];
    s[at] = s[i], s[i] = t;
    permute(s, at + 1, n);
    t = s[at];
    s[at] = s[i], s[i] = t;
  }
}

static int next(char *s, int n) {
  int i = n - 2, j = n - 1;
  while (i >= 0 && s[i] >= s[i + 1]) i--;
  if (i < 0) return 0;
  while (s[j] <= s[i]) j--;
  char t = s[i];
  s[i] = s[j], s[j] = t;
  for (int a = i + 1, b = n - 1; a < b; a++, b--) {
    t = s[a];
    s[a] = s[b], s[b] = t;
  }
  return 1;
}

int main(void) {
  char s[] = "abcde", t[] = "aabbc";
  permute(s, 0, 5);
  int count = 1;
  while (next(t, 5)) {
    count++;
  }
  printf("%u %s %d %s\n", digest, s, count, t);
  return 0;
}
