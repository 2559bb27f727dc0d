#include <stdio.h>
#include <string.h>

static int sum(int n) {
  int *p = __builtin_alloca(n * sizeof *p);
  for (int i = 0; i < n; i++) p[i] = i;
  int s = 0;
  for (int i = 0; i < n; i++) s += p[i];
  return s;
}

int main(void) {
  printf("%d %d\n", sum(10), sum(100));
  char *parts[3];
  for (int i = 0; i < 3; i++) {
    parts[i] = __builtin_alloca(8);
    strcpy(parts[i], "part ");
    parts[i][4] = '0' + i;
  }
  printf("%s %s %s\n", parts[0], parts[1], parts[2]);
  return 0;
}
