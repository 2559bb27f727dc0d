#include <stdarg.h>
#include <stdio.h>

static int vsum(int n, va_list ap) {
  int s = 0;
  while (n--) s += va_arg(ap, int);
  return s;
}
static int twice(int n, ...) {
  va_list a, b;
  va_start(a, n);
  va_copy(b, a);
  int s = vsum(n, a) * 100;
  va_end(a);
  s += vsum(n, b);
  va_end(b);
  return s;
}
static void step(va_list *ap) { (void)va_arg(*ap, int); }
static int third(int n, ...) {
  va_list ap;
  va_start(ap, n);
  step(&ap);
  step(&ap);
  int r = va_arg(ap, int);
  va_end(ap);
  va_start(ap, n);
  r = r * 10 + va_arg(ap, int);
  va_end(ap);
  return r;
}
static int format(char *out, const char *f, ...) {
  va_list ap;
  va_start(ap, f);
  int n = vsprintf(out, f, ap);
  va_end(ap);
  return n;
}

int main(void) {
  char buf[64];
  printf("%d\n", twice(3, 1, 2, 3));
  printf("%d\n", third(3, 7, 8, 9));
  printf("%d %s\n", format(buf, "%d-%s-%c", 42, "mid", 'z'), buf);
  return 0;
}
