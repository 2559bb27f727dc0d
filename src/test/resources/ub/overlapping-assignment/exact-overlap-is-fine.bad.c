#include <stdio.h>

struct s {
  int a[4];
};

int main(void) {
  struct s x = {{1, 2, 3, 4}}, *p = &x;
  x = *p;
  union {
    struct s s;
    struct {
      int pad;
      struct s s;
    } shifted;
  } u = {.s = x};
  u.shifted.s = u.s; /* UB: overlapping-assignment */
  printf("%d\n", u.s.a[0]);
  return 0;
}
