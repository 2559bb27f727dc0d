/* Functions that run before and after main, by priority, and atexit between. */
#include <stdio.h>
#include <stdlib.h>

static int order;
static int table[4];

__attribute__((constructor(201))) static void second(void) {
  order = order * 10 + 2;
  table[1] = order;
}

__attribute__((constructor(101))) static void first(void) {
  order = order * 10 + 1;
  table[0] = order;
}

__attribute__((constructor)) static void last(void) {
  order = order * 10 + 3;
  table[2] = order;
}

static void farewell(void) {
  printf("exit %d\n", order);
  order++;
}

__attribute__((destructor)) static void end(void) {
  printf("end %d\n", order);
}

int main(void) {
  atexit(farewell);
  printf("%d %d %d %d\n", table[0], table[1], table[2], table[3]);
  order += 1000;
  return 0;
}
