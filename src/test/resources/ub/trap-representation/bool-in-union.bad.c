#include <stdbool.h>
#include <stdio.h>

union u {
  unsigned char c;
  bool b;
};

int main(void) {
  union u u;
  u.c = 200;
  bool copy = u.b; /* UB: trap-representation */
  puts(copy ? "true" : "false");
  return 0;
}
