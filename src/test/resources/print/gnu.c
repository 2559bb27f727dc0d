#include <stdarg.h>
#include <stdio.h>
/* Extensions that both gcc and clang know. */
typedef int v4si __attribute__((vector_size(16)));
typedef int aligned_int __attribute__((aligned(8)));
struct packed { char c; int i; } __attribute__((packed));
#pragma pack(push, 2)
struct packed2 { char c; long l; struct { char d; int e; } in; };
#pragma pack(pop)
struct after { char c; long l; };
static int hidden(int) __attribute__((noinline, unused));
static __attribute__((noinline)) int hidden(int x) { return x + 1; }
int named(void) __asm__("other_name");
int named(void) { return 3; }
_Noreturn void stop(void);
static inline int inlined(register int x) { return x; }
_Thread_local int per_thread = 2;
static _Thread_local int own;
_Alignas(16) static char buffer[3];
int old_style(a, b) int a; char *b; { return a + b[0]; }
int unprototyped();
static int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  int total = 0;
  while (n--) total += va_arg(list, int);
  va_end(list);
  return total;
}
#define MAX(a, b) ({ __typeof__(a) a_ = (a); __typeof__(b) b_ = (b); a_ > b_ ? a_ : b_; })
#define KIND(x) _Generic((x), int: "int", char *: "string", default: "other")
_Static_assert(sizeof(int) == 4, "int has 4 bytes");
static int jump(int i) {
  static void *targets[] = {&&zero, &&one};
  goto *targets[i];
zero:
  return 10;
one:
  return 11;
}
static int fall(int x) {
  int r = 0;
  switch (x) {
    case 1:
      r++;
      __attribute__((fallthrough));
    case 2:
      r++;
  }
  return r;
}
int main(void) {
  v4si a = {1, 2, 3, 4}, b = a + a;
  __auto_type inferred = 5L;
  int x = 0 ?: 7, overflow;
  unsigned char unused __attribute__((unused)) = 1;
  __asm__ volatile("" : "+r"(x) : : "memory");
  overflow = __builtin_add_overflow(2147483647, 1, &x);
  struct packed2 p2 = {.in.e = 5};
  printf("%d %d %d\n", b[2], MAX(3, 4), (int)inferred);
  printf("%s %s %s\n", KIND(1), KIND((char *)0), KIND(1.0));
  printf("%d %d %d\n", overflow, sum(3, 1, 2, 3), jump(1));
  printf("%zu %zu %zu\n", sizeof(struct packed), sizeof(struct packed2), sizeof(struct after));
  printf("%d %d %d\n", hidden(1), named(), old_style(1, "a"));
  printf("%d %d %d %d\n", fall(1), p2.in.e, per_thread + own, inlined(3));
  printf("%zu %d\n", _Alignof(aligned_int), __alignof__(buffer) >= 16);
  printf("%d\n", __builtin_choose_expr(1, 8, "no") + __builtin_types_compatible_p(int, long));
  printf("%d\n", (int){sizeof "abc"} + ((v4si){5, 6, 7, 8})[1]);
  return 0;
}
