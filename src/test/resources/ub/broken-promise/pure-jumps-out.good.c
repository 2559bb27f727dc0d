#include <setjmp.h>
#include <stdio.h>

static jmp_buf back;

static void leave(void) { longjmp(back, 1); }

__attribute__((pure, noinline)) static int find(int x) { return x + 1; }

int main(void) {
  if (setjmp(back) == 0) {
    printf("%d\n", find(4));
    leave();
  }
  printf("%d\n", find(5));
  return 0;
}
