#include "../harmless.h"

static int data[3] = {10, 20, 30}, other[3] = {1, 2, 3};
static int *current = data;
static int *array(void) { return current; }
static int index_of(void) { current = other; return 1; }
int main(void) {
  int r = array()[index_of()]; /* UNSPECIFIED: evaluation-order */
  printf("%d %u\n", r, harmless(2));
}
