#include <stdio.h>

int main(void) {
  int *last = 0, sum = 0;
  for (int i = 0; i < 3; i++) {
    int x = i * 2;
    last = &x; sum += *last;
    last = &x;
  }
  printf("%d\n", sum);
  return 0;
}
