#include <stdio.h>
#include <string.h>

int main(void) {
  char s[] = "abcdefghij";
  memmove(s + 2, s, 5);
  puts(s);
  memmove(s, s + 3, 6);
  puts(s);
  int a[6] = {1, 2, 3, 4, 5, 6};
  memmove(a + 1, a, 5 * sizeof *a);
  for (int i = 0; i < 6; i++) printf("%d ", a[i]);
  puts("");
  memmove(a, a, sizeof a);
  struct { int x; char c; } p[3] = {{1, 'a'}, {2, 'b'}, {3, 'c'}};
  memmove(&p[0], &p[1], 2 * sizeof *p);
  printf("%d%c %d%c\n", p[0].x, p[0].c, p[1].x, p[1].c);
  for (int i = 5; i > 0; i--) a[i] = a[i - 1];
  printf("%d\n", a[5]);
  memset(a, 0, sizeof a);
  printf("%d\n", a[0] | a[5]);
  memset(a, 0xff, sizeof a);
  printf("%d\n", a[3]);
  return 0;
}
