/* Foldings that rest on signed arithmetic never overflowing, with operands for which it does not. */
#include <limits.h>
#include <stdio.h>

static int larger(int x) { return x + 1 > x; }
static int doubled(int x) { return x * 2 / 2 == x; }
static int negated(int x) { return -x < 0 == x > 0; }
static int distance(int a, int b) { return a - b > 0 ? a - b : b - a; }
static int compare_sums(int a, int b) { return a + 5 < b + 5; }
static int absolute_positive(int x) { return (x < 0 ? -x : x) >= 0; }

long sum_between(int from, int to) {
  long sum = 0;
  for (int i = from; i <= to; i++) {
    sum += i;
  }
  return sum;
}

int count_steps(int from, int to, int step) {
  int count = 0;
  for (int i = from; i < to; i += step) {
    count++;
  }
  return count;
}

int main(void) {
  int all = 0;
  for (int x = -1000; x <= 1000; x += 111) {
    all = all * 2 % 5003 + larger(x) + doubled(x) * 2 + negated(x) * 4 + absolute_positive(x) * 8;
    all += distance(x, 50) + compare_sums(x, 7);
  }
  printf("%d %d\n", all, larger(INT_MAX - 1));
  printf("%ld %ld\n", sum_between(-5, 100), sum_between(3, 2));
  printf("%d %d\n", count_steps(INT_MAX - 50, INT_MAX - 8, 7), count_steps(5, 5, 1));
  return 0;
}
