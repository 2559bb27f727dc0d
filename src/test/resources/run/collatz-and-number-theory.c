#include <stdio.h>

static int factor(unsigned n) {
  int count = 0;
  for (unsigned p = 2; p * p <= n; p++)
    while (n % p == 0) {
      printf("%u ", p);
      n /= p;
      count++;
    }
  if (n > 1) printf("%u ", n), count++;
  return count;
}
static int perfect(int n) {
  int s = 0;
  for (int i = 1; i < n; i++)
    if (n % i == 0) s += i;
  return s == n;
}

int main(void) {
  int best = 0, at = 0;
  for (int i = 1; i < 1000; i++) {
    int steps = 0;
    for (long n = i; n != 1; n = n % 2 ? 3 * n + 1 : n / 2) steps++;
    if (steps > best) best = steps, at = i;
  }
  printf("%d %d\n", at, best);
  printf("(%d)\n", factor(360360));
  for (int i = 2; i < 500; i++)
    if (perfect(i)) printf("%d ", i);
  puts("");
  int a = 240, b = 46, x = 1, y = 0, u = 0, v = 1;
  while (b) {
    int q = a / b, t = a % b;
    a = b, b = t;
    t = x - q * u, x = u, u = t;
    t = y - q * v, y = v, v = t;
  }
  printf("%d %d %d\n", a, x, y);
  return 0;
}
