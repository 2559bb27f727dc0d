#include <stdio.h>

struct s {
  int a[3];
};

static struct s make(void) { return (struct s){{1, 2, 3}}; }

int main(void) {
  int *p = make().a; 
  int r = p[1]; /* UB: dangling-pointer */
  printf("%d\n", r);
  return 0;
}
