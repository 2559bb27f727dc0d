#include <stdio.h>

union u {
  int i;
  char c;
};

int main(void) {
  static union u u = {0x01020304};
  u.c = 9;
  printf("%d\n", u.c);
  return 0;
}
