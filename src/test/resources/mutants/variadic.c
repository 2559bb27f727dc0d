typedef __builtin_va_list va_list;
int printf(const char *, ...);
int puts(const char *);
void *malloc(unsigned long);
void free(void *);
void *memcpy(void *, const void *, unsigned long);
void abort(void) __attribute__((noreturn));
typedef long jmp_buf[32];
int _setjmp(jmp_buf);
jmp_buf env;

int sum(int n, ...) {
  va_list list;
  __builtin_va_start(list, n);
  int total = 0;
  for (int i = 0; i < n; i++)
    total += i % 2 ? __builtin_va_arg(list, int) : (int)__builtin_va_arg(list, double);
  __builtin_va_end(list);
  return total;
}

_Noreturn static void fail(const char *why) {
  puts(why);
  abort();
}

static inline int checked(int n) {
  if (n < 0)
    fail("negative");
  return n;
}

int old_style(a, b)
  int a;
  char *b;
{
  return a + b[0];
}

int unknown();

int main(void) {
  char *copy = malloc(16);
  if (!copy)
    fail(__func__);
  memcpy(copy, "0123456789", 11);
  printf("%s %d %c %f\n", copy + 1, sum(3, 1.5, 2, 3.0), copy[2], 1.0 * 3);
  int r = old_style(checked(3), copy);
  free(copy);
  if (_setjmp(env) == 0)
    r += 1;
  return r + (0 ? unknown(1, "x") : 0);
}
