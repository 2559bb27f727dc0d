#include <stdbool.h>
#include <stdio.h>

union u {
  unsigned char c;
  bool b;
};

int main(void) {
  union u u;
  u.c = 0;
  bool copy = u.b;
  puts(copy ? "true" : "false");
  return 0;
}
