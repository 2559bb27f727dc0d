#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

static jmp_buf top, inner;
static int depth;

static void fail(int n) {
  if (n == 0) longjmp(top, 7);
  depth++;
  fail(n - 1);
}
static int attempt(int code) {
  switch (setjmp(inner)) {
    case 0:
      longjmp(inner, code);
    case 1: return 100;
    case 5: return 500;
    default: return -1;
  }
}

int main(void) {
  volatile int tries = 0;
  if (setjmp(top) == 0) {
    fail(4);
  } else {
    printf("back %d\n", depth);
  }
  printf("%d %d %d\n", attempt(0), attempt(5), attempt(9));
  switch (setjmp(top)) {
    case 0: tries = 1; longjmp(top, 2);
    case 2: tries += 10; longjmp(top, 3);
    case 3: printf("%d\n", tries);
  }
  while (setjmp(top) < 3) {
    static int k;
    longjmp(top, ++k);
  }
  puts("end");
  return 0;
}
