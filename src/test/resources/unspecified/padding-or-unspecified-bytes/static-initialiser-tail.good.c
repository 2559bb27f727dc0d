#include <stdio.h>

struct s {
  short h;
  long l;
};

int main(void) {
  static struct s s = {1, 2}, t;
  t = s;
  const unsigned char *p = (const unsigned char *)&t;
  printf("%d\n", p[0] + p[1]);
  return 0;
}
