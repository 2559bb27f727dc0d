#include <stdio.h>

struct s {
  unsigned a : 3;
  unsigned b : 3;
};

int main(void) {
  static struct s s;
  s.a = 7;
  s.b = 7;
  printf("%d\n", ((unsigned char *)&s)[0] >> 6); /* UNSPECIFIED: padding-or-unspecified-bytes */
  return 0;
}
