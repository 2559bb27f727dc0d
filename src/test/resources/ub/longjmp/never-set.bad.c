#include <setjmp.h>
#include <stdio.h>

static jmp_buf env;

int main(void) {
  int set = 0;
  if (!set) longjmp(env, 1); /* UB: longjmp */
  return 0;
}
