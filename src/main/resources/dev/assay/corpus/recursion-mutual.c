/* Functions that call each other, at the end and in the middle. */
#include <stdio.h>

static int is_odd(unsigned n);

static int is_even(unsigned n) {
  return n == 0 ? 1 : is_odd(n - 1);
}

static int is_odd(unsigned n) {
  return n == 0 ? 0 : is_even(n - 1);
}

int female(int n);

int male(int n) {
  return n == 0 ? 0 : n - female(male(n - 1));
}

int female(int n) {
  return n == 0 ? 1 : n - male(female(n - 1));
}

unsigned ackermann(unsigned m, unsigned n) {
  if (m == 0) {
    return n + 1;
  }
  return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

int main(void) {
  printf("%d %d %d\n", is_even(300), is_odd(300), is_odd(77));
  for (int i = 0; i < 12; i++) {
    printf("%d%d ", male(i), female(i));
  }
  printf("\n%u\n", ackermann(2, 5));
  return 0;
}
