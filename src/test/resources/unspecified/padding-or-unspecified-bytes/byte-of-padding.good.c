#include <stdio.h>
#include <string.h>

struct s {
  char c;
  int i;
};

int main(void) {
  static const struct s from = {'a', 2};
  static struct s to;
  unsigned char bytes[sizeof to];
  memset(&to, 0xff, sizeof to);
  to = from;
  memcpy(bytes, &to, sizeof to);
  printf("%d\n", bytes[0]);
  return 0;
}
