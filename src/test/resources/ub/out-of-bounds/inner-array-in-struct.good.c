#include <stdio.h>

struct s {
  int a[3];
  int b;
};

int main(void) {
  struct s s = {{1, 2, 3}, 4};
  int i = 2;
  printf("%d\n", s.a[i]);
  return 0;
}
