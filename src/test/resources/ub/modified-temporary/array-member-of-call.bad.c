#include <stdio.h>

struct s {
  int a[2];
};

static struct s make(void) { return (struct s){{1, 2}}; }

int main(void) {
  make().a[0] = 5; /* UB: modified-temporary */
  puts("done");
  return 0;
}
