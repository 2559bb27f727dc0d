// bug: gcc PR 107107 (two branches that store to different types of one size are merged, and the store keeps only one alias set)
// shows: gcc-12 -O2
// shows: gcc-12 -O3
// shows: gcc-12 -Os
// class: wrong-output
// fixed: gcc 12.3
// good: clang-14 -O2
#include <stdio.h>

static long overwrite(long long *first, void *same, int wide) {
  *first = 10;
  if (wide)
    *(long long *)same = 20;
  else
    *(long *)same = 20;
  return *first;
}

long (*volatile hidden)(long long *, void *, int) = overwrite;

int main(void) {
  long long cell = 0;
  printf("%ld\n", hidden(&cell, &cell, 1));
  return 0;
}
