/* Inlined functions with variable arguments that hand all of theirs on. */
#include <stdarg.h>
#include <stdio.h>

static int minimum(int count, ...) {
  va_list list;
  va_start(list, count);
  int least = va_arg(list, int);
  while (--count > 0) {
    int next = va_arg(list, int);
    least = next < least ? next : least;
  }
  va_end(list);
  return least;
}

#define MINIMUM(...) minimum(sizeof((int[]){__VA_ARGS__}) / sizeof(int), __VA_ARGS__)
#define TRACE(format, ...) printf("[" format "]\n", ##__VA_ARGS__)
#define COUNT(...) COUNT_(__VA_ARGS__ __VA_OPT__(,) 5, 4, 3, 2, 1, 0)
#define COUNT_(a, b, c, d, e, n, ...) n

int main(void) {
  TRACE("start");
  TRACE("%d %d", MINIMUM(4, -9, 3), MINIMUM(7));
  TRACE("%d", MINIMUM(1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 11, 12));
  TRACE("%d %d", COUNT(a, b, c), COUNT(z));
  return 0;
}
