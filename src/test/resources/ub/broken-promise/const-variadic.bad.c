#include <stdarg.h>
#include <stdio.h>

static int offset;

__attribute__((const, noinline)) static int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  int s = offset; /* UB: broken-promise */
  while (n-- > 0)
    s += va_arg(list, int);
  va_end(list);
  return s;
}

int main(void) {
  offset = 2;
  printf("%d\n", sum(2, 3, 4));
  return 0;
}
