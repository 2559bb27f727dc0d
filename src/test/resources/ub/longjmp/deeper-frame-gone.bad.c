#include <setjmp.h>
#include <stdio.h>

static jmp_buf env;

static void inner(void) {
  if (setjmp(env) == 1) puts("never");
}

static void middle(int depth) {
  if (depth) middle(depth - 1);
  else inner();
}

int main(void) {
  middle(3);
  static volatile int once;
  if (!once++) longjmp(env, 1); /* UB: longjmp */
  return inner == 0;
}
