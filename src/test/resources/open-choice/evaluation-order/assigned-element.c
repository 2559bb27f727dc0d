#include "../harmless.h"

static int at;
static int a[4];
static int *slot(void) { return &a[at]; }
static int move(void) { return ++at; }
int main(void) {
  printf("%u\n", harmless(9));
  *slot() = move(); /* UNSPECIFIED: evaluation-order */
  printf("%d %d\n", a[0], a[1]);
}
