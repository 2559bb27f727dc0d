#include <stdio.h>

struct s {
  const int fixed;
  int free;
};

int main(void) {
  struct s s = {1, 2};
  int *p = (int *)&s.fixed;
  *p = 3; /* UB: const-write */
  printf("%d\n", s.free);
  return 0;
}
