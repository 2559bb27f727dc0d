/* Long chains of the same operation in clumsy orders, with operands that cancel. */
#include <stdio.h>

unsigned sums(unsigned a, unsigned b, unsigned c, unsigned d) {
  unsigned x = (a + 3) + (b - 7) + (c + 11) - a + (d - b) + 5;
  unsigned y = a + b + c + d - (d + c + b);
  return x * 2 + y;
}

unsigned products(unsigned a, unsigned b) {
  return a * b * a * b * a * a * 3 * b * 5;
}

unsigned masks(unsigned a, unsigned b, unsigned c) {
  unsigned x = (a & 0xff) | (b & 0xff00) | (a & 0xf0) | (c & 0xff0000) | (b & 0x0f00);
  unsigned y = a ^ b ^ c ^ a ^ 0x55 ^ b ^ 0xaa;
  return x + (y & ~c) + (a & b & a & c & ~b);
}

int comparisons(int a, int b, int c) {
  return (a < b) + (b > a) + ((a < 10 && a > 3) || a == 3 || a == 10) + (a == c || a == c + 1 || a == c + 2);
}

unsigned factored(unsigned a, unsigned b, unsigned c) {
  return a * b + a * c + b * c + a * 4 + b * 4;
}

int main(void) {
  unsigned all = 0;
  for (unsigned i = 0; i < 60; i++) {
    unsigned j = i * 0x9e3779b9u, k = j ^ j >> 13;
    all = all * 7 + sums(i, j, k, all) + products(j, k) + masks(i, j, k) + factored(k, i, j);
    all += comparisons((int)i % 13, (int)(j % 17), (int)i % 5);
  }
  printf("%u %u\n", all, sums(1, 2, 3, 4));
  return 0;
}
