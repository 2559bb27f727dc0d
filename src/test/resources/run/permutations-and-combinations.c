#include <stdio.h>
#include <string.h>

static int count;

static void permute(char *s, int k, int n) {
  if (k == n) {
    if (count++ < 6) printf("%s ", s);
    return;
  }
  for (int i = k; i < n; i++) {
    char t = s[k];
    s[k] = s[i];
    s[i] = t;
    permute(s, k + 1, n);
    s[i] = s[k];
    s[k] = t;
  }
}
static unsigned long choose(unsigned n, unsigned k) { return k == 0 || k == n ? 1 : choose(n - 1, k - 1) + choose(n - 1, k); }
static void subsets(unsigned n) {
  for (unsigned m = 0; m < 1u << n; m++) {
    putchar('{');
    for (unsigned i = 0; i < n; i++)
      if (m >> i & 1) printf("%u", i);
    putchar('}');
  }
  puts("");
}

int main(void) {
  char s[] = "abcd";
  permute(s, 0, 4);
  printf("%d %s\n", count, s);
  printf("%lu\n", choose(14, 6));
  subsets(3);
  return 0;
}
