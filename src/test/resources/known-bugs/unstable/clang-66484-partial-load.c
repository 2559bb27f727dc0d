// bug: LLVM issue 66484 (loads in a nest of loops get a value from before it was changed)
// shows: clang-16 -O2
// class: wrong-output, or unstable: one build in a dozen gives other code
// fixed: before LLVM 19
// good: gcc-12 -O2
#include <stdio.h>

int never, mask, flag, total, count, last, base, turn;
int *level = &base, *unused;
char shade = -44, extra;
int *limit = &count;
short steps;
char *paint = &shade;
int **limits = &limit;

unsigned add(char left, char right) { return left + right; }

int calm(void) {
  if (mask & never)
    if (flag) return 0;
  return 1;
}

void repaint(void) { *paint = last; }

void walk(void) {
  int **out = &unused;
  int offset = 0;
  for (; turn <= 3; turn++) {
    for (; *level < 1;) {}
    for (; calm() + shade + *level - 196 + offset; offset++) {
      for (; *level < 3;)
        for (; *level;) repaint();
      for (; *level - 299 + extra; extra++)
        for (; 19 + *level + **limits - 318; steps++) *out = 0;
    }
  }
}

int main(void) {
  base = -20;
  unsigned char low = base;
  total = low + 3;
  base = total;
  last = 34339 + total;
  *paint ^= last;
  for (; count <= 55; count = add(count, 5)) {}
  walk();
  printf("%d\n", steps);
  return 0;
}
