/* Calls with the same constants, unused parameters and results, values passed through. */
#include <stdio.h>

static int calls;

__attribute__((noinline)) static int scale(int x, int by, int unused) {
  calls++;
  return by == 4 ? x * by : x / (by + unused * 0);
}

__attribute__((noinline)) static int through(int mode, const int *table, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    sum += mode ? scale(table[i], 4, i) : table[i];
  }
  return n > 2 ? sum + through(mode, table, n - 1) : sum;
}

__attribute__((noinline)) static int returns_constant(int x) {
  calls += x;
  return 42;
}

__attribute__((noinline)) static void by_reference(const int *a, int *out) {
  *out = *a * 3;
}

static int never_changes = 17;
static int only_written;

int main(void) {
  static const int table[] = {1, 2, 3, 4, 5};
  int result = through(1, table, 5);
  int tripled;
  by_reference(&result, &tripled);
  only_written = tripled;
  int answer = returns_constant(3) + never_changes;
  printf("%d %d %d %d\n", result, tripled, answer, calls);
  return 0;
}
