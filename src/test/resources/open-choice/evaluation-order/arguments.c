#include "../harmless.h"

static char text[4];
static int used;
static char put(char c) { text[used++] = c; return c; }
static int three(char a, int b, char c) { return a + b + c; }
int main(void) {
  int sum = three('a', harmless(2) != 0, 'c') + three(put('x'), 1, put('y')); /* UNSPECIFIED: evaluation-order */
  printf("%d %s\n", sum, text);
}
