/* Definitions with identifier lists: arguments are promoted, then narrowed. */
#include <stdio.h>

int mixed(c, f, s, p)
char c;
float f;
short s;
int *p;
{
  *p += c;
  return (int)(f * 4) + s;
}

unsigned narrow();

static int apply(function, value)
int (*function)();
int value;
{
  return function(value, value + 1);
}

static int minus(a, b) int a, b;
{ return a * 10 - b; }

int main() {
  int seen = 0;
  int result = mixed('A', 2.5f, (short)-7, &seen);
  printf("%d %d\n", result, seen);
  printf("%u %u\n", narrow(511, 3), narrow(-1, 65537));
  printf("%d\n", apply(minus, 6));
  return 0;
}

unsigned narrow(byte, half)
unsigned char byte;
unsigned short half;
{
  return byte * 1000u + half;
}
