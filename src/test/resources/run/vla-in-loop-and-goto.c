#include <stdio.h>

int main(void) {
  int n = 1, total = 0;
again: {
  int a[n];
  for (int i = 0; i < n; i++) a[i] = n;
  for (int i = 0; i < n; i++) total += a[i];
  n++;
  if (n < 6) goto again;
}
  printf("%d\n", total);
  for (int i = 1; i <= 4; i++) {
    char s[i + 1];
    for (int j = 0; j < i; j++) s[j] = 'a' + j;
    s[i] = 0;
    if (i == 3) continue;
    puts(s);
  }
  return 0;
}
