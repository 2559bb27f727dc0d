// bug: the same command gives different machine code from run to run (no public number known)
// shows: clang-14 -O3
// shows: clang-16 -O3
// class: unstable
// good: clang-19 -O3
#include <stdio.h>

int never, mask, flag, count, last, base, turn;
int *level = &base, *unused;
char shade = -44, extra, *paint = &shade;
int *limit = &count;
short steps;
int **limits = &limit;

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
  base = count + 239;
  *paint ^= last = base + 34339;
  if (never) walk();
  printf("%d\n", steps);
  return 0;
}
