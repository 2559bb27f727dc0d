#include <stdio.h>

int main(void) {
  int *p = 0, y = 0, rounds = 0;
again:
  {
    int x = rounds;
    if (rounds == 1) {
      printf("%d\n", x);
      return 0;
    }
    p = &x;
    y += *p;
    rounds++;
    goto again;
  }
}
