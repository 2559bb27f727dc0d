// bug: gcc PR 107407 (a store through a pointer that changes in an outer loop is taken for dead)
// shows: gcc-12 -Os
// class: wrong-output
// fixed: gcc 12.3
// good: clang-14 -Os
#include <stdio.h>

int row[4];
int *current;
int written;

static void walk(char column) {
  for (; column <= 3; column++) {
    current = &row[column];
    for (; written <= 1; written++) *current = 7;
  }
  *current = 0;
}

int main(void) {
  walk(0);
  printf("%d\n", row[0]);
  return 0;
}
