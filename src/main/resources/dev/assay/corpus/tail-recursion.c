/* Recursion that can become loops: plain, with an accumulator to be, and by pointers. */
#include <stdio.h>

unsigned gcd(unsigned a, unsigned b) {
  return b ? gcd(b, a % b) : a;
}

unsigned long sum_of_squares(unsigned n) {
  if (n == 0) {
    return 0;
  }
  return (unsigned long)n * n + sum_of_squares(n - 1);
}

unsigned power(unsigned base, unsigned n) {
  return n ? base * power(base, n - 1) : 1;
}

static int length(const char *s) {
  return *s ? 1 + length(s + 1) : 0;
}

int search(const int *from, int low, int high, int wanted) {
  if (low >= high) {
    return -low - 1;
  }
  int middle = low + (high - low) / 2;
  if (from[middle] == wanted) {
    return middle;
  }
  return from[middle] < wanted ? search(from, middle + 1, high, wanted) : search(from, low, middle, wanted);
}

int main(void) {
  static const int primes[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31};
  printf("%u %u\n", gcd(1071, 462), gcd(4096, 6561));
  printf("%lu %u %d\n", sum_of_squares(500), power(3, 25), length("recursion"));
  printf("%d %d %d\n", search(primes, 0, 11, 19), search(primes, 0, 11, 2), search(primes, 0, 11, 20));
  return 0;
}
