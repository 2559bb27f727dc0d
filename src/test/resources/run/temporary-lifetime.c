#include <stdio.h>

struct s { int a[4]; char name[8]; };

static struct s make(int n) {
  struct s s = {{n, n + 1, n + 2, n + 3}, "temp"};
  return s;
}
static int sum(const int *p) { return p[0] + p[1] + p[2] + p[3]; }

int main(void) {
  printf("%d\n", make(1).a[2]);
  printf("%d\n", sum(make(10).a));
  printf("%s\n", make(0).name);
  printf("%c\n", make(0).name[1]);
  struct s x = make(3), y = make(5);
  int c = 1;
  printf("%d\n", (c ? x : y).a[0]);
  printf("%d\n", (x = y).a[1]);
  printf("%d\n", (0, y).a[3]);
  printf("%d\n", *make(7).a);
  printf("%zu\n", sizeof make(1).a);
  return 0;
}
