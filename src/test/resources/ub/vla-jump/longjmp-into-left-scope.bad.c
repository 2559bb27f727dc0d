#include <setjmp.h>
#include <stdio.h>

static jmp_buf env;

int main(void) {
  volatile int n = 3, rounds = 0;
  { /* UB: vla-jump */
    int a[n]; /* UB: vla-jump */
    a[0] = n;
    if (setjmp(env)) {
      printf("%d\n", rounds);
      return 0;
    }
  }
  rounds++;
  longjmp(env, 1); /* UB: vla-jump|longjmp */
}
