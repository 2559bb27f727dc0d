#include <stdio.h>
#include <string.h>

struct s {
  char c;
  int i;
};

int main(void) {
  static struct s a, b;
  memset(&a, 1, sizeof a);
  memset(&b, 2, sizeof b);
  a.c = b.c = 'x';
  a.i = b.i = 5;
  puts(a.c == b.c && a.i == b.i ? "equal" : "different");
  return 0;
}
