#include <stdio.h>

static int counter(void) {
  static int n = 10;
  return n++;
}
static int *cell(int i) {
  static int cells[3] = {[1] = 5};
  return &cells[i];
}
static int recursive(int n) {
  static int depth;
  depth++;
  if (n) recursive(n - 1);
  return depth;
}
static const char *name(int i) {
  static const char *const names[] = {"a", "b"};
  static int calls;
  calls++;
  return calls > 2 ? "many" : names[i];
}

int main(void) {
  counter();
  counter();
  printf("%d\n", counter());
  *cell(0) = 3;
  *cell(1) += 1;
  printf("%d %d %d\n", *cell(0), *cell(1), *cell(2));
  printf("%d\n", recursive(4));
  printf("%d\n", recursive(1));
  puts(name(0));
  puts(name(1));
  puts(name(0));
  for (int i = 0; i < 3; i++) {
    static int kept;
    int fresh = 0;
    kept += i;
    fresh += i;
    printf("%d %d\n", kept, fresh);
  }
  return 0;
}
