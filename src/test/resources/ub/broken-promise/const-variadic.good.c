#include <stdarg.h>
#include <stdio.h>

__attribute__((const, noinline)) static int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  int s = 0;
  while (n-- > 0)
    s += va_arg(list, int);
  va_end(list);
  return s;
}

int main(void) {
  printf("%d\n", sum(2, 3, 4));
  return 0;
}
