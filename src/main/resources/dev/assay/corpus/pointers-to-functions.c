/* Tables of functions, functions that return functions, callbacks with context, comparison. */
#include <stdio.h>

typedef int operation(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }

static operation *const operations[] = {add, sub, mul, 0};

static operation *choose(char c) {
  return c == '+' ? add : c == '-' ? &sub : c == '*' ? *mul : 0;
}

static int fold(operation *f, const int *values, int count, int start) {
  for (int i = 0; i < count; i++) {
    start = f(start, values[i]);
  }
  return start;
}

static int (*(*indirect)(char))(int, int) = choose;

static void each(const int *values, int count, void (*action)(void *, int), void *context) {
  while (count--) {
    action(context, *values++);
  }
}

static void largest(void *context, int value) {
  int *best = context;
  *best = value > *best ? value : *best;
}

int main(void) {
  const int values[] = {3, 9, 2, 7};
  for (int i = 0; operations[i]; i++) {
    printf("%d ", fold(operations[i], values, 4, 1));
  }
  int best = 0;
  each(values, 4, largest, &best);
  printf("%d\n%d %d\n", best, indirect('-')(9, 4), (***choose('*'))(6, 7));
  printf("%d %d\n", choose('+') == operations[0], indirect('?') == 0);
  return 0;
}
