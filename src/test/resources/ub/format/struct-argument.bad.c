#include <stdio.h>

struct s {
  int a;
};

int main(void) {
  struct s s = {4};
  printf("%d\n", s); /* UB: format */
  return 0;
}
