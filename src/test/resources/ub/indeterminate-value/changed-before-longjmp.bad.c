#include <setjmp.h>
#include <stdio.h>

static jmp_buf env;

static void leave(void) { longjmp(env, 1); }

int main(void) {
  int count = 0;
  if (setjmp(env) == 0) {
    count = 5;
    leave();
  }
  printf("%d\n", count); /* UB: indeterminate-value */
  return 0;
}
