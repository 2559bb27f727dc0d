#include <stdio.h>

int main(void) {
  int i = 0, total = 0;
  while (i < 5) total += i++;
  do total += 100; while (--i > 3);
  for (int j = 10; j; j -= 2) total += j;
  for (; i < 8; i++) ;
  printf("%d %d\n", total, i);
  for (int a = 0, b = 5; a < b; a++, b--) printf("%d%d ", a, b);
  puts("");
  for (char c = 'a'; c < 'f'; c += 2) putchar(c);
  puts("");
  int n = 0;
  for (int x = 0; x < 5; x++) {
    for (int y = 0; y < 5; y++) {
      if (y == x) continue;
      if (y > 3) break;
      n += x * y;
    }
  }
  printf("%d\n", n);
  double d = 1;
  while (d < 100) d *= 1.5;
  printf("%g\n", d);
  unsigned u = 3;
  while (u-- > 0) printf("%u ", u);
  puts("");
  const char *s = "count";
  int len = 0;
  while (*s++) len++;
  printf("%d\n", len);
  do { } while (0);
  return 0;
}
