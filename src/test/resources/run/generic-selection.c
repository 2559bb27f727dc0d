#include <stdio.h>

#define NAME(x) _Generic((x), \
    _Bool: "bool", char: "char", signed char: "schar", unsigned char: "uchar", short: "short", \
    unsigned short: "ushort", int: "int", unsigned: "uint", long: "long", unsigned long: "ulong", \
    long long: "llong", unsigned long long: "ullong", float: "float", double: "double", \
    long double: "ldouble", char *: "string", const char *: "cstring", int *: "intp", \
    void (*)(void): "function", default: "other")

static void f(void) {}
struct s { int i; };

int main(void) {
  char c = 0;
  short s = 0;
  const int ci = 0;
  int a[3];
  printf("%s %s %s %s\n", NAME(c), NAME(+c), NAME('a'), NAME(s << 1));
  printf("%s %s %s %s\n", NAME(1u), NAME(1L), NAME(1ull), NAME(0x80000000));
  printf("%s %s %s %s\n", NAME(1.f), NAME(1.), NAME(1.L), NAME(1.f * 2));
  printf("%s %s %s %s\n", NAME("x"), NAME((const char *)0), NAME(a), NAME(f));
  printf("%s %s %s\n", NAME(ci), NAME((struct s){0}), NAME(&c));
  printf("%s %s %s\n", NAME(sizeof 1), NAME(1 < 2), NAME((_Bool)1));
  printf("%s %s\n", NAME(1 ? c : 1L), NAME(1 ? 1 : 2u));
  printf("%s %s\n", NAME(2147483648), NAME(s ? s : s));
  return 0;
}
