#include <stdio.h>

union u {
  int i;
  struct {
    char c;
    short s;
  } part;
};

int main(void) {
  union u u = {0x01020304};
  u.i = u.part.s; /* UB: overlapping-assignment */
  printf("%d\n", u.i);
  return 0;
}
