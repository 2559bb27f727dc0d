#include <setjmp.h>
#include <stdio.h>

static jmp_buf env;

int main(void) {
  int set = 0;
  if (setjmp(env)) {
    puts("back");
    return 0;
  }
  if (!set) longjmp(env, 1);
  return 0;
}
