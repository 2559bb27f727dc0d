/* setjmp and longjmp as exceptions, with a volatile local that survives. */
#include <setjmp.h>
#include <stdio.h>

static jmp_buf handler;
static int depth_reached;

static void descend(int depth, int limit) {
  depth_reached = depth;
  if (depth == limit) {
    longjmp(handler, depth * 10);
  }
  descend(depth + 1, limit);
  depth_reached = -1;
}

int attempt(int limit) {
  volatile int attempts = 0;
  int code;
  switch (setjmp(handler)) {
    case 0:
      code = 0;
      break;
    case 30:
      code = 1;
      break;
    default:
      code = 2;
  }
  attempts++;
  if (attempts < 3) {
    descend(0, limit + attempts);
  }
  return code * 100 + attempts;
}

int main(void) {
  for (int limit = 0; limit < 4; limit++) {
    int result = attempt(limit);
    printf("%d %d\n", result, depth_reached);
  }
  return 0;
}
