/* The same work on both sides of branches, at their heads and at their tails. */
#include <stdio.h>

static int log_count;

static int note(int x) {
  log_count += x;
  return x;
}

int heads(int a, int b, int c) {
  int r;
  if (c) {
    int t = a * b + 7;
    r = t - note(a);
  } else {
    int t = a * b + 7;
    r = t * 2;
  }
  return r;
}

int tails(int x, int *out) {
  switch (x & 3) {
    case 0:
      x += 5;
      *out = x * 3;
      note(x);
      return x ^ 9;
    case 1:
      x -= 5;
      *out = x * 3;
      note(x);
      return x ^ 9;
    case 2:
      *out = x * 3;
      note(x);
      return x ^ 9;
  }
  return heads(x, 3, x > 10);
}

int main(void) {
  int all = 0, out = 0;
  for (int i = 0; i < 24; i++) {
    all = all * 3 % 7919 + tails(i, &out);
    all += heads(i, out, i % 3) + out;
  }
  printf("%d %d %d\n", all, out, log_count);
  return 0;
}
