#include <stdio.h>

struct p {
  int a, b;
};

static int say(const char *s, int r) {
  puts(s);
  return r;
}

int main(void) {
  struct p p = {say("first", 1), 2};
  printf("%d\n", p.a + p.b);
  return 0;
}
