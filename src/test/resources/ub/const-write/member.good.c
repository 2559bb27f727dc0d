#include <stdio.h>

struct s {
  const int fixed;
  int free;
};

int main(void) {
  struct s s = {1, 2};
  int *p = &s.free;
  *p = 3;
  printf("%d\n", s.free);
  return 0;
}
