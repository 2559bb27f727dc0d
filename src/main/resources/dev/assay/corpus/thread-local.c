/* Objects of thread storage, at file scope and in functions, read by address and by name. */
#include <stdio.h>
#include <threads.h>

_Thread_local int visible = 3;
static __thread struct {
  long a[4];
  int used;
} stack = {{7}, 1};
static thread_local unsigned seed = 1;

static unsigned draw(void) {
  seed = seed * 69069 + 1;
  return seed >> 24;
}

static int *counter(void) {
  static _Thread_local int count = -2;
  count++;
  return &count;
}

void push(long value) {
  if (stack.used < 4) {
    stack.a[stack.used++] = value;
  }
}

int main(void) {
  int *p = &visible;
  *p += 10;
  for (int i = 0; i < 5; i++) {
    push(draw());
    visible += *counter();
  }
  printf("%d %d %d\n", visible, *p, *counter());
  printf("%ld %ld %ld %d\n", stack.a[0], stack.a[1], stack.a[3], stack.used);
  return 0;
}
