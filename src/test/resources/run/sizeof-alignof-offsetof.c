#include <stddef.h>
#include <stdio.h>

struct a { char c; double d; short s; };
struct b { char c[3]; int i; long l; char t; };
struct __attribute__((packed)) p { char c; double d; short s; };
struct __attribute__((aligned(32))) al { int x; };
struct n { struct a a[2]; struct { int i, j; } in; };
union u { char c[9]; int i; };
struct e {};

int main(void) {
  printf("%zu %zu %zu %zu\n", sizeof(struct a), sizeof(struct b), sizeof(struct p), sizeof(struct al));
  printf("%zu %zu %zu\n", offsetof(struct a, d), offsetof(struct a, s), offsetof(struct b, l));
  printf("%zu %zu\n", offsetof(struct p, d), offsetof(struct p, s));
  printf("%zu %zu %zu\n", offsetof(struct n, in.j), offsetof(struct n, a[1].s), sizeof(struct n));
  printf("%zu %zu %zu\n", sizeof(union u), _Alignof(union u), _Alignof(struct al));
  printf("%zu %zu %zu %zu\n", _Alignof(char), _Alignof(double), _Alignof(long double), _Alignof(short[3]));
  printf("%zu %zu\n", sizeof(int[3][4]), sizeof(void *));
  int x[10];
  printf("%zu %zu %zu\n", sizeof x, sizeof x / sizeof *x, sizeof &x);
  printf("%zu\n", sizeof(struct e));
  _Alignas(16) char aligned[3];
  printf("%zu %zu\n", sizeof aligned, (size_t)aligned % 16);
  printf("%zu %zu\n", sizeof(char[sizeof(int)]), sizeof((char)1 + (char)1));
  return 0;
}
