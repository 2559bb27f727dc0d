#include <stdio.h>

struct three {
  int a, b, c;
};

union u {
  struct {
    struct three x;
    int last;
  } low;
  struct {
    int first;
    struct three x;
  } high;
};

int main(void) {
  union u u = {.low = {{1, 2, 3}, 4}};
  u.high.x = u.low.x; /* UB: overlapping-assignment */
  printf("%d\n", u.high.x.b);
  return 0;
}
