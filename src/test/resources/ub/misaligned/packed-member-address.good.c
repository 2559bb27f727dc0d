#include <stdio.h>

struct __attribute__((packed)) packed {
  char c;
  int i;
};

int main(void) {
  struct packed s = {1, 2};
  int copy = s.i, *p = &copy;
  printf("%d\n", *p);
  return 0;
}
