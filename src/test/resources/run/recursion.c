#include <stdio.h>

static unsigned long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static int ackermann(int m, int n) {
  return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}
static int odd(int n);
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
static void hanoi(int n, char a, char b, char c, int *moves) {
  if (!n) return;
  hanoi(n - 1, a, c, b, moves);
  ++*moves;
  hanoi(n - 1, c, b, a, moves);
}
static int gcd(int a, int b) { return b ? gcd(b, a % b) : a; }
static void digits(unsigned n) {
  if (n >= 10) digits(n / 10);
  putchar('0' + n % 10);
}

int main(void) {
  int moves = 0;
  hanoi(8, 'a', 'b', 'c', &moves);
  printf("%lu %d %d %d %d\n", fib(18), ackermann(2, 5), even(101), moves, gcd(1071, 462));
  digits(4294967295u);
  putchar('\n');
  return 0;
}
