// bug: gcc PR 108076 (a label whose address is kept in a static variable is removed, and linking fails)
// shows: gcc-12 -O2
// class: rejected
// fixed: gcc 12.3
// good: clang-14 -O2
#include <stdio.h>

static void *resume;
int again;
__attribute__((leaf)) int atoi(const char *);

int main(void) {
  resume = &&one;
  (void)&&two;
  atoi("5");
one:
two:
  if (again) goto *resume;
  printf("ok\n");
  return 0;
}
