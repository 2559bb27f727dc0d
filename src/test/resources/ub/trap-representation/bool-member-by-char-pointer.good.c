#include <stdbool.h>
#include <stdio.h>

struct s {
  int n;
  bool flag;
};

int main(void) {
  struct s s = {1, false};
  *(char *)&s.flag = 1;
  printf("%d\n", s.flag + s.n);
  return 0;
}
