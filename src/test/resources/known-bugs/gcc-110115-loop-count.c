// bug: gcc PR 110115 (two local variables whose lives overlap are given the same place in the stack)
// shows: gcc-12 -O1
// shows: gcc-11 -O1
// class: wrong-output
// good: clang-14 -O1
#include <stdio.h>

int letter;
signed char cell = 5;

static int clear(signed char *area, int size) {
  int i;
  for (i = 0; i < size; i++) area[i] = 0;
  return i;
}

int count(signed char unused, int size) {
  signed char area[20];
  int done = clear(area, size);
  return done;
}

int choose(void) {
  switch (letter) {
    case 'f': return 0;
    default: return ~0;
  }
}

int main(void) {
  {
    signed char *slots[3];
    for (int i = 0; count(8, 15) - 15 + i < 1; i++) slots[choose() + 1] = &cell;
    *slots[0] = -*slots[0];
  }
  printf("%d\n", cell);
  return 0;
}
