#include <stdio.h>

static int apply(int (*f)(int), int x) { return f(x); }

int main(void) {
  int base = 10, calls = 0;
  int add(int x) {
    calls++;
    return x + base;
  }
  printf("%d\n", add(5));
  base = 20;
  printf("%d\n", apply(add, 5));
  int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
  printf("%d\n", fact(6));
  int outer(int n) {
    int inner(int k) { return k * n + base; }
    return inner(2) + inner(3);
  }
  printf("%d %d\n", outer(7), calls);
  int sum = 0;
  void visit(int v) { sum += v; }
  for (int i = 0; i < 5; i++) visit(i);
  printf("%d\n", sum);
  return 0;
}
