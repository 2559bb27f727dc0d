#include <stdio.h>

struct s {
  int a;
};

static struct s make(int n) {
  struct s s = {n};
  if (n) return s;
  return s;
}

int main(void) {
  int r = make(0).a;
  puts(r ? "set" : "clear");
  return 0;
}
