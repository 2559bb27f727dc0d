#include <stdio.h>

static const char *kind(int c) {
  switch (c) {
    case '0' ... '9': return "digit";
    case 'a' ... 'z':
    case 'A' ... 'Z': return "letter";
    case -10 ... -1: return "negative";
    default: return "other";
  }
}
static int fall(int n) {
  int r = 0;
  switch (n) {
    default: r += 1000;
    case 1: r += 1;
    case 2: r += 10; break;
    case 3: r += 100;
  }
  return r;
}

int main(void) {
  printf("%s %s %s %s %s\n", kind('5'), kind('q'), kind('Z'), kind(-3), kind(' '));
  for (int i = 0; i < 5; i++) printf("%d ", fall(i));
  puts("");
  switch (3) puts("skipped");
  switch (1) { case 1: case 2: puts("both"); }
  return 0;
}
