#include <stdio.h>

union u {
  struct { unsigned low : 8, mid : 16, high : 8; } f;
  unsigned word;
  unsigned char byte[4];
};
union tagged { int tag; struct { int tag; int x; } a; struct { int tag; double d; } b; };

int main(void) {
  union u u = {.word = 0x12345678};
  printf("%x %x %x\n", u.f.low, u.f.mid, u.f.high);
  u.f.mid = 0xabcd;
  printf("%x %x\n", u.word, u.byte[1]);
  u.f.high++;
  u.byte[0] = 0;
  printf("%x\n", u.word);
  union tagged t = {.a = {1, 5}};
  printf("%d %d\n", t.tag, t.b.tag);
  t.b.tag = 2;
  t.b.d = 2.5;
  printf("%d %g\n", t.tag, t.b.d);
  union u copy = u, *p = &copy;
  p->f.low = 1;
  printf("%x %x\n", copy.word, u.word);
  printf("%zu\n", sizeof(union tagged));
  return 0;
}
