/* Calls, builtins, statement expressions, _Generic, variable arguments. */
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char c;
short s;
unsigned short us;
unsigned u;
long l;
float f;
double d;
long double ld;
_Bool b;
int array[4];
struct s { int a; char b[3]; } v;
void none(void);
int proto(char, unsigned, float, double, long);
int variadic(int, ...);
int old();

void simple(void) {
  none();
  proto(c, s, f, d, l);
  proto(d, d, d, f, c);
  proto(1, 2, 3, 4, 5);
  variadic(c, c, s, us, u, l, f, d, ld, b, array, v, none, "text", 0);
  old(c, s, us, u, l, f, d, ld, b, array, v, none, "text", 0);
  printf("%d %c %f\n", c, 'x', f);
  memcpy(array, &v, sizeof v);
  strlen("abc") + 1;
  malloc(10);
  (void)none;
}

void builtins(void) {
  int r;
  long lr;
  __builtin_clz(u); __builtin_ctzl(l); __builtin_popcountll(c); __builtin_ffs(u); __builtin_parity(us); __builtin_bswap32(l); __builtin_bswap16(u); __builtin_bswap64(u);
  __builtin_expect(c, 1); __builtin_expect(!!u, 0); __builtin_abs(c); __builtin_memcpy(array, &v, 4); __builtin_strlen("a"); __builtin_memset(&v, 'a', sizeof v);
  __builtin_add_overflow(c, l, &r); __builtin_mul_overflow(u, us, &lr); __builtin_sub_overflow(1, 2, &r); __builtin_sadd_overflow(c, l, &r); __builtin_umull_overflow(1, 2, (unsigned long *)&lr);
  __builtin_isnan(f); __builtin_isnan(d); __builtin_isinf(ld); __builtin_isfinite(f); __builtin_isgreater(f, d); __builtin_isless(d, c); __builtin_isunordered(f, f); __builtin_fpclassify(0, 1, 2, 3, 4, f); __builtin_signbit(d);
  __builtin_fabs(f); __builtin_sqrtf(d); __builtin_inf(); __builtin_nanf(""); __builtin_huge_val(); __builtin_copysign(f, d); __builtin_powi(f, c);
  __builtin_unreachable(); __builtin_trap(); __builtin_prefetch(array); __builtin_prefetch(array, 0, 1); __builtin_frame_address(0); __builtin_return_address(0); __builtin_object_size(array, 1); __builtin_alloca(c); __builtin_assume_aligned(array, 16);
  __builtin_types_compatible_p(int, unsigned); __builtin_choose_expr(1, c, f); __builtin_choose_expr(0, c, f) + 1; __builtin_offsetof(struct s, b[1]); offsetof(struct s, b); __builtin_printf("%d", c); __builtin_malloc(c); __builtin_free(array);
  __builtin_constant_p(c); __builtin_constant_p(1 + 2); __builtin_constant_p("a"); __builtin_constant_p(array); __builtin_classify_type(c); __builtin_classify_type(array); __builtin_classify_type(1.0f);
  __sync_fetch_and_add(&r, c); __sync_add_and_fetch(&lr, 1); __sync_bool_compare_and_swap(&r, c, l); __sync_val_compare_and_swap(&lr, c, c); __sync_lock_test_and_set(&r, 1); __sync_lock_release(&r); __sync_synchronize();
  __atomic_load_n(&r, 0); __atomic_store_n(&lr, c, 0); __atomic_fetch_add(&lr, c, 5); __atomic_exchange_n(&r, l, 0); __atomic_compare_exchange_n(&r, &r, 2, 0, 0, 0); __atomic_thread_fence(5); __atomic_add_fetch(&r, 1, 0);
}

int sum(int n, ...) {
  va_list ap, copy;
  int total = 0;
  va_start(ap, n);
  va_copy(copy, ap);
  for (int k = 0; k < n; k++) total += va_arg(ap, int) + va_arg(ap, double) + *va_arg(ap, char *);
  va_end(ap);
  va_end(copy);
  return total;
}
int forward(const char *format, va_list ap) { va_list copy; va_copy(copy, ap); va_arg(ap, long); va_end(copy); return vprintf(format, ap); }

#define kind(x) _Generic((x), char: c, short: s, int: 1, unsigned: u, long: l, float: f, double: d, char *: "s", const char *: "cs", int *: array, default: v)
void generic(void) { kind(c); kind(s); kind(1); kind(us + 1); kind(u); kind(1.0f); kind(1.0); kind("text"); kind((const char *)0); kind(array); kind(none); kind(ld); kind(c) + 1; kind(1.0f) = d; kind(l) = c; }

void statements(void) {
  int r = ({ int t = c; t + 1; });
  ({ c; }) + 1;
  ({ array; })[1];
  ({ v; }).a;
  ({ none(); });
  ({ ; });
  ({ int t = 1; if (t) t++; });
  r = ({ r; r; }) ? ({ u; }) : ({ l; });
  __extension__ ({ f; }) * 2;
  void *label = &&here;
  goto *label;
here:
  r = c ?: s;
  __auto_type q = c + f;
  __typeof__(c) t = d;
  __typeof__(array) ta = {1};
  __typeof__(int *) tp = ta;
  static int counter = sizeof(int);
  __func__; __FUNCTION__[0]; sizeof __func__;
  int vla[c + 1], (*vp)[r] = 0;
  vla[s] = 1; vla[0]++; *vla = c; vp == 0; sizeof vla; sizeof(int[r]); (*vp)[1]; vp + 1;
  c, s, l;
  for (c = 0, s = 1; c < s; c++, s--) ;
}
