/* Signed bit-fields of odd widths: stores truncate, loads extend the sign. */
#include <stdio.h>

struct narrow {
  signed int a : 3;
  signed int b : 5;
  signed int c : 11;
  signed int d : 13;
};

int sum_of(const struct narrow *n) {
  return n->a + n->b * 10 + n->c * 100 + n->d * 1000;
}

void fill(struct narrow *n, int seed) {
  n->a = seed;
  n->b = seed * 3;
  n->c = seed * 5;
  n->d = seed * 7;
}

int main(void) {
  struct narrow table[16];
  int total = 0;
  for (int i = 0; i < 16; i++) {
    fill(&table[i], i * 13 - 90);
    table[i].a++;
    table[i].b -= table[i].a;
    table[i].c ^= table[i].d;
    total += sum_of(&table[i]);
  }
  printf("%d %d %d %d\n", table[3].a, table[3].b, table[3].c, table[3].d);
  printf("total %d\n", total);
  return 0;
}
