#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

static const char *at;

static long expr(void);
static void skip(void) { while (*at == ' ') at++; }
static long primary(void) {
  skip();
  if (*at == '(') {
    at++;
    long v = expr();
    skip();
    at++;
    return v;
  }
  if (*at == '-') {
    at++;
    return -primary();
  }
  char *end;
  long v = strtol(at, &end, 10);
  at = end;
  return v;
}
static long term(void) {
  long v = primary();
  for (;;) {
    skip();
    if (*at == '*') { at++; v *= primary(); }
    else if (*at == '/') { at++; v /= primary(); }
    else if (*at == '%') { at++; v %= primary(); }
    else return v;
  }
}
static long expr(void) {
  long v = term();
  for (;;) {
    skip();
    if (*at == '+') { at++; v += term(); }
    else if (*at == '-') { at++; v -= term(); }
    else return v;
  }
}

int main(void) {
  const char *tests[] = {"1 + 2 * 3", "(1+2)*3", "-4 + 10 / 3", "2*(3+(4-1))%5", "100-10-1"};
  for (int i = 0; i < 5; i++) {
    at = tests[i];
    printf("%s = %ld\n", tests[i], expr());
  }
  return 0;
}
