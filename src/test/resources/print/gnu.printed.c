#include <stdarg.h>
#include <stdio.h>

typedef int __attribute__((vector_size(16))) v4si;
typedef int aligned_int __attribute__((aligned(8)));

struct packed {
  char c;
  int i;
} __attribute__((packed));

#pragma pack(push, 2)
struct packed2 {
  char c;
  long l;
  struct {
    char d;
    int e;
  } in;
};
#pragma pack(pop)

struct after {
  char c;
  long l;
};

static int hidden(int) __attribute__((noinline, unused));

__attribute__((noinline)) static int hidden(int x) {
  return x + 1;
}

int named(void) asm("other_name");

int named(void) {
  return 3;
}

_Noreturn void stop(void);

static inline int inlined(register int x) {
  return x;
}

_Thread_local int per_thread = 2;
static _Thread_local int own;
static _Alignas(16) char buffer[3];

int old_style(a, b)
    int a;
    char *b;
{
  return a + b[0];
}

int unprototyped();

static int sum(int n, ...) {
  va_list list;

  va_start(list, n);
  int total = 0;
  while (n--)
    total += va_arg(list, int);
  va_end(list);
  return total;
}

_Static_assert(sizeof(int) == 4, "int has 4 bytes");

static int jump(int i) {
  static void *targets[2] = {&&zero, &&one};

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
  v4si a = {1, 2, 3, 4};
  v4si b = a + a;
  __auto_type inferred = 5L;
  int x = 0 ?: 7;
  int overflow;
  unsigned char unused __attribute__((unused)) = 1;

  asm volatile("" : "+r"(x) : : "memory");
  overflow = __builtin_add_overflow(2147483647, 1, &x);
  struct packed2 p2 = {.in.e = 5};
  printf("%d %d %d\n", b[2], ({
    typeof(3) a_ = 3;
    typeof(4) b_ = 4;
    a_ > b_ ? a_ : b_;
  }), (int)inferred);
  printf("%s %s %s\n", _Generic(1, int: "int", char *: "string", default: "other"),
      _Generic((char *)0, int: "int", char *: "string", default: "other"),
      _Generic(1.0, int: "int", char *: "string", default: "other"));
  printf("%d %d %d\n", overflow, sum(3, 1, 2, 3), jump(1));
  printf("%zu %zu %zu\n", sizeof(struct packed), sizeof(struct packed2), sizeof(struct after));
  printf("%d %d %d\n", hidden(1), named(), old_style(1, "a"));
  printf("%d %d %d %d\n", fall(1), p2.in.e, per_thread + own, inlined(3));
  printf("%zu %d\n", _Alignof(aligned_int), __alignof__ buffer >= 16);
  printf("%d\n", __builtin_choose_expr(1, 8, "no") + __builtin_types_compatible_p(int, long));
  printf("%d\n", (int){sizeof "abc"} + (v4si){5, 6, 7, 8}[1]);
  return 0;
}
