#include <stdio.h>
#include <stddef.h>

struct pair {
  int first;
  int second;
};

static int add(int a, int b) {
  return a + b;
}

static int (*pick(int which))(int, int) {
  return which ? add : (void *)0;
}

int main(void) {
  int a = 7;
  int b = 3;
  int c = -2;
  int d[3] = {1, 2, 3};
  int *p = d;
  struct pair s = {4, 5};
  struct pair *q = &s;

  printf("%d %d %d\n", a - (b - c), a - b - c, a * (b + c) % 5);
  printf("%d %d\n", - -a, - -a);
  printf("%d\n", - --a);
  printf("%d\n", + ++a - -b + +c);
  printf("%d %d\n", a & b == c, (a & b) == c);
  printf("%d %d %d\n", a << 1 + 1, (a << 1) + 1, (a < b) == c);
  printf("%d\n", a ? b ? 1 : 2 : c ? 3 : 4);
  printf("%d\n", (a ? b : c) ? 5 : 6);
  printf("%d\n", (a = 1, b = 2, a + b));
  a = b = c;
  a += b -= 3;
  a <<= 1;
  a >>= 1;
  a &= 7;
  a |= 8;
  a ^= 1;
  a *= 2;
  a /= 3;
  a %= 5;
  printf("%d %d\n", a, b);
  printf("%d\n", *p++);
  printf("%d\n", (*p)++);
  printf("%d\n", ++*p);
  printf("%d %d %d\n", d[0], d[1], *(d + 2));
  printf("%d %d %d\n", (&s)->first, (*q).second, q->first);
  printf("%zu %zu %zu\n", sizeof a, sizeof a + 1, sizeof(char) * 2);
  printf("%zu %zu\n", sizeof ((char)a), sizeof(int[3]));
  printf("%zu\n", sizeof ((struct pair){1, 2}));
  printf("%d\n", (struct pair){.second = 9}.second);
  printf("%d\n", (int)(char)(a + 300) + (int)-1.5);
  printf("%d %d\n", !a == b, ~a & -b);
  printf("%d\n", pick(1)(2, 3) + (*pick(1))(4, 5) + (**pick)(1)(6, 7));
  printf("%d\n", a || b && c);
  printf("%d\n", (a || b) && c);
  printf("%zu\n", offsetof(struct pair, second));
  printf("%s %s" " %s\n", "a" "b", "c\n\t\"?", "d");
  printf("%c%c%d\n", 'a', '\'', '\xff');
  printf("%x %o %lu %llu %ld\n", 0x1Fu, 017, 5ul, 6ull, 7L);
  printf("%g %g %La\n", 1.5e3, .5f, 0x1p-3L);
  return a - a;
}
