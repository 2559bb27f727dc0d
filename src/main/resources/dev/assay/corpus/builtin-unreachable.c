/* Promises to the compiler: unreachable code, assumed ranges, traps that never happen. */
#include <stdio.h>
#include <stdlib.h>

static int colour(int c) {
  switch (c) {
    case 0: return 10;
    case 1: return 25;
    case 2: return 7;
    case 3: return 300;
  }
  __builtin_unreachable();
}

static unsigned quotient(int a, int b) {
  if (a < 0 || b <= 0) {
    __builtin_unreachable();
  }
  return a / b + a % b * 2;
}

static int checked(const int *p, int i, int n) {
  if (i < 0 || i >= n) {
    __builtin_trap();
  }
  return p[i];
}

static _Noreturn void stop(int code) {
  printf("stop %d\n", code);
  exit(0);
}

int main(void) {
  int table[4], sum = 0;
  for (int i = 0; i < 4; i++) {
    table[i] = colour(3 - i);
  }
  for (int i = 1; i < 20; i++) {
    sum += quotient(i * i, i + 1) + checked(table, i & 3, 4);
  }
  printf("%d\n", sum);
  stop(sum & 7);
}
