#include "../harmless.h"

struct s {
  int a;
  struct {
    int b, c;
  } d;
};
static int n = 1;
static int i(void) { return n *= 2; }
int main(void) {
  struct s s = {.d = {.c = i()}, .a = i()};
  printf("%u %d\n", harmless(1), s.a);
}
