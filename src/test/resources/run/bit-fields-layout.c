#include <stdio.h>

struct a { int x : 3; int : 0; int y : 3; };
struct b { char c; int x : 4; };
struct c { short s; long l : 20; char t; };
struct d { unsigned x : 30; unsigned y : 4; };
struct e { char a : 4, b : 5; };
struct __attribute__((packed)) f { unsigned a : 7; unsigned long b : 41; };
union u { unsigned f : 5; unsigned char c; };

int main(void) {
  printf("%zu %zu %zu %zu %zu %zu %zu\n", sizeof(struct a), sizeof(struct b), sizeof(struct c),
         sizeof(struct d), sizeof(struct e), sizeof(struct f), sizeof(union u));
  union u u;
  u.c = 0xff;
  u.f = 3;
  printf("%x\n", u.c & 31);
  struct f f = {0};
  f.b = 0x1abcdef0123;
  f.a = 0x55;
  printf("%lx %x\n", (unsigned long)f.b, f.a);
  unsigned char *p = (unsigned char *)&f;
  for (unsigned i = 0; i < sizeof f; i++) printf("%02x", p[i]);
  puts("");
  return 0;
}
