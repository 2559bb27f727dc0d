#include <stdio.h>

int main(void) {
  int *p = 0;
  int i;
  for (i = 0; i < 3; i++) {
    p = &i;
  }
  printf("%d\n", *p);
  return 0;
}
