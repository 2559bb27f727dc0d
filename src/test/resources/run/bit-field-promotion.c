#include <stdio.h>

struct s {
  unsigned u3 : 3;
  unsigned u31 : 31;
  unsigned u32 : 32;
  unsigned long ul33 : 33;
};

int main(void) {
  struct s s = {1, 1, 1, 1};
  printf("%d %d %d\n", s.u3 - 2 < 0, s.u31 - 2 < 0, s.u32 - 2 < 0);
  printf("%zu\n", sizeof(s.u3 + 0));
  s.u3 = 7;
  int r = s.u3 << 4;
  printf("%d %d\n", r, -s.u3);
  printf("%d\n", ~s.u3);
  return 0;
}
