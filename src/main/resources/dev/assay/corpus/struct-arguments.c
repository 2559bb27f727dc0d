/* Structs by value in every class of the calling convention, mixed with many scalars. */
#include <stdio.h>

struct one { char c; };
struct floats { float a, b; };
struct mixed { double d; long l; };
struct three { char text[3]; };
struct big { long a[5]; };
struct odd { float f; int i; float g; };

__attribute__((noinline)) double all(int first, struct one o, struct floats f, struct mixed m, struct three t,
                                     struct big b, struct odd q, double last, struct mixed n, struct mixed p,
                                     struct floats r) {
  double sum = first + o.c + f.a * 2 + f.b * 3 + m.d + m.l;
  sum += t.text[0] - t.text[2] + b.a[0] - b.a[4] + q.f + q.i + q.g;
  return sum + last + n.d * n.l + p.d / p.l + r.a - r.b;
}

__attribute__((noinline)) struct odd make_odd(float x) { return (struct odd){x, (int)x * 3, -x}; }
__attribute__((noinline)) struct mixed make_mixed(long l) { return (struct mixed){l * 0.5, l}; }
__attribute__((noinline)) struct three make_three(char c) { return (struct three){{c, c + 1, c + 2}}; }
__attribute__((noinline)) struct big make_big(long start) {
  struct big b;
  for (int i = 0; i < 5; i++) {
    b.a[i] = start << i;
  }
  return b;
}

int main(void) {
  struct floats f = {1.5f, -2.25f};
  double sum = 0;
  for (int i = 1; i < 6; i++) {
    sum += all(i, (struct one){(char)(i * 9)}, f, make_mixed(i), make_three('a'), make_big(i), make_odd(i + 0.5f), 0.125,
               make_mixed(-i), (struct mixed){i, 4}, (struct floats){f.b, f.a});
  }
  printf("%g %c %ld\n", sum, make_three('x').text[1], make_big(3).a[3]);
  return 0;
}
