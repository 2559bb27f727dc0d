#include <stdbool.h>
#include <stdio.h>

struct s {
  int n;
  bool flag;
};

int main(void) {
  struct s s = {1, false};
  *(char *)&s.flag = 7;
  printf("%d\n", s.flag + s.n); /* UB: trap-representation */
  return 0;
}
