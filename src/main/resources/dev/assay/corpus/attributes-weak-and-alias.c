/* Weak definitions, aliases of functions and variables, and a weak name that nobody defines. */
#include <stdio.h>

extern int missing(int) __attribute__((weak));

__attribute__((weak)) int replaceable(int x) {
  return x + 1;
}

int original(int x) {
  return x * 3;
}

int other_name(int) __attribute__((alias("original")));
static int local_name(int) __attribute__((alias("original")));

int storage[3] = {1, 2, 3};
extern int window[3] __attribute__((alias("storage")));

__attribute__((weak)) int setting = 40;

int main(void) {
  int x = replaceable(setting);
  window[1] = other_name(x);
  printf("%d %d %d\n", storage[1], local_name(2), other_name == original);
  printf("%d\n", missing ? missing(1) : -1);
  return 0;
}
