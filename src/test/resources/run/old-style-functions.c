// options: -std=gnu99
#include <stdio.h>

int add(a, b)
  int a, b;
{
  return a + b;
}

double mix(c, f, s)
  char c;
  float f;
  short s;
{
  return c + f + s;
}

int nothing() { return 42; }

char *skip(s, n)
  char *s;
  register int n;
{
  while (n-- && *s) s++;
  return s;
}

int main(void) {
  printf("%d %g %d %s\n", add(2, 3), mix('a', 0.5f, (short)-7), nothing(), skip("skipped", 4));
  int (*f)() = add;
  printf("%d\n", f(10, 20));
  printf("%g\n", mix(300, 1.0, 70000));
  return 0;
}
