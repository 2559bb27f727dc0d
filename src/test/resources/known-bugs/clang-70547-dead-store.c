// bug: LLVM issue 70547 (the first value of a local is removed as dead though a function that got its address returns that address)
// shows: clang-16 -O2
// class: wrong-output
// fixed: before LLVM 19
// good: clang-14 -O2
#include <stdio.h>

static int idle;

short halve(short value, int times) { return value >> times; }

char *label(int kind, char *other) {
  if ((kind & 1) == 0) return other;
  switch (kind) {
    case 7:
    case 49:
    case 1:
      return "";
    case 11:
      return "0";
    case 3:
      return "0";
  }
  return "1";
}

char initial(int kind) {
  char none = 0, letter = *label(kind, &none);
  return letter;
}

char settle(int kind) {
  for (;;) {
    if (initial(kind + 7) + kind) return 0;
    for (; idle - 30; idle += 0) {}
  }
}

void start(void) {
  int first = -8, kind = halve(first, 8);
  settle(kind);
}

int main(void) {
  start();
  printf("done\n");
  return 0;
}
