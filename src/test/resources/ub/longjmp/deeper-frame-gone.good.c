#include <setjmp.h>
#include <stdio.h>

static jmp_buf env;

static void inner(void) {
  if (setjmp(env) == 1) puts("never");
}

static void middle(int depth) {
  if (depth) middle(depth - 1);
  else longjmp(env, 2);
}

int main(void) {
  if (setjmp(env) == 2) {
    puts("two");
    return 0;
  }
  middle(3);
  static volatile int once;
  if (!once++) longjmp(env, 1);
  return inner == 0;
}
