/* Comma operators, sequence points of && || ?:, and side effects in a given order. */
#include <stdio.h>

static char trace[40];
static int used;

static int mark(char c, int value) {
  trace[used++] = c;
  return value;
}

int main(void) {
  int x = (mark('a', 1), mark('b', 2), mark('c', 3));
  int y = mark('d', 0) && mark('e', 1);
  y += mark('f', 0) || mark('g', 5);
  int z = mark('h', 1) ? mark('i', 7) : mark('j', 8);
  int i = 0;
  i++, i = (i += 3, i * 2);
  for (int a = 0, b = 9; a < b; a += 2, b--, mark('k', 0)) {
    z += a * b;
  }
  int array[3] = {0}, at = 0;
  array[at++] = 5, array[at++] = 6, array[at] = array[at - 1] + at;
  (void)(mark('l', 0) || (mark('m', 1), mark('n', 0)) || mark('o', 1));
  if (mark('p', 4) > 3 && (x = mark('q', 0)) == 0 && !mark('r', 1)) {
    mark('s', 0);
  }
  printf("%d %d %d %d\n", x, y, z, i);
  printf("%d %d %d\n", array[0], array[1], array[2]);
  printf("%s\n", trace);
  return 0;
}
