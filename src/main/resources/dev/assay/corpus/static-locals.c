/* State in functions: counters, tables made once, addresses that escape. */
#include <stdio.h>

int next_id(void) {
  static int id = 100;
  static unsigned char wrap = 250;
  if (++wrap == 0) {
    id += 1000;
  }
  return id++;
}

unsigned long factorial(int n) {
  static unsigned long known[16] = {1};
  static int filled = 1;
  while (filled <= n) {
    known[filled] = known[filled - 1] * filled;
    filled++;
  }
  return known[n];
}

static const char *label(int n) {
  static char buffer[12];
  snprintf(buffer, sizeof buffer, "#%d", n);
  return buffer;
}

static int *cell(void) {
  static int value;
  return &value;
}

int main(void) {
  int last = 0;
  for (int i = 0; i < 9; i++) {
    last = next_id();
    *cell() += last;
  }
  printf("%d %d\n", last, *cell());
  printf("%lu %lu %lu\n", factorial(5), factorial(15), factorial(3));
  printf("%s\n", label(last));
  return 0;
}
