#include <stdio.h>

struct s {
  int a[2];
};

int main(void) {
  struct s x = {{1, 2}}, y = {{3, 4}};
  int which = 1;
  int r = (which ? x : y).a[1];
  printf("%d\n", r);
  return 0;
}
