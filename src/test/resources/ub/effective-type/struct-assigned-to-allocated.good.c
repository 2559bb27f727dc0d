#include <stdio.h>
#include <stdlib.h>

struct s {
  int i;
  float f;
};

int main(void) {
  struct s *p = malloc(sizeof *p);
  *p = (struct s){1, 2.0f};
  int r = (int)*((float *)p + 1);
  printf("%d\n", r != 0);
  free(p);
  return 0;
}
