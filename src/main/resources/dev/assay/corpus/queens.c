/* Eight queens by bit masks: recursion with many arguments and no memory. */
#include <stdio.h>

static unsigned long nodes;

static int place(unsigned columns, unsigned left, unsigned right, unsigned all) {
  if (columns == all) {
    return 1;
  }
  nodes++;
  int count = 0;
  for (unsigned free = all & ~(columns | left | right); free;) {
    unsigned bit = free & -free;
    free ^= bit;
    count += place(columns | bit, (left | bit) << 1, (right | bit) >> 1, all);
  }
  return count;
}

int main(void) {
  for (int n = 1; n <= 7; n++) {
    nodes = 0;
    int count = place(0, 0, 0, (1u << n) - 1);
    printf("%d: %d %lu\n", n, count, nodes);
  }
  return 0;
}
