/* Conditions that earlier branches decide, through flags, loops and merged values. */
#include <stdio.h>

int flags(int a, int b) {
  int found = 0, kind = -1;
  if (a > 10) {
    found = 1;
    kind = 2;
  } else if (b > 10) {
    found = 1;
  }
  int result = a - b;
  if (found) {
    result *= 2;
  }
  if (kind == 2) {
    result += 1000;
  }
  return found && kind < 0 ? -result : result;
}

int machine(const char *s) {
  int state = 0, score = 0;
  for (; *s; s++) {
    if (state == 0) {
      state = *s == '(' ? 1 : 0;
    } else if (state == 1) {
      state = *s == ')' ? 0 : *s == '\\' ? 2 : 1;
      score += state == 1;
    } else {
      state = 1;
      score += 10;
    }
  }
  return score * 10 + state;
}

int correlated(unsigned x) {
  int r = 0;
  if (x < 100) {
    r = x < 50 ? 1 : 2;
  }
  if (x >= 100) {
    r = x == 77 ? 5 : 3;
  }
  return x > 200 && x < 10 ? -1 : r;
}

int main(void) {
  int all = 0;
  for (int i = 0; i < 25; i++) {
    all = all * 5 % 20011 + flags(i, 24 - i) + correlated(i * 11);
  }
  printf("%d\n%d %d\n", all, machine("a(bc\\)d)e(f"), machine(""));
  return 0;
}
