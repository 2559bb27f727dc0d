#include <stdio.h>

struct s {
  int a[2];
};

static struct s make(void) { return (struct s){{1, 2}}; }

int main(void) {
  printf("%d\n", make().a[0]);
  puts("done");
  return 0;
}
