/* Switches in switches, in loops with continue, without bodies, with declarations inside. */
#include <stdio.h>

static int evaluate(const char *program) {
  int stack[8] = {0}, top = 0, skip = 0;
  for (; *program; program++) {
    switch (skip) {
      case 1:
        skip = 0;
        continue;
      case 0:
        switch (*program) {
          case '0' ... '9':
            stack[top++] = *program - '0';
            continue;
          case '?':
            skip = stack[--top] == 0;
            break;
          default: {
            int b = stack[--top], a = stack[--top];
            switch (*program) {
              case '+': a += b; break;
              case '-': a -= b; break;
              case '*': a *= b; break;
              case '<': a = a < b; break;
            }
            stack[top++] = a;
          }
        }
    }
  }
  return stack[0];
}

static int only_default(int x) {
  switch (x) default: x *= 2;
  switch (x) { }
  switch (x) if (0) case 8: x++;
  switch (x & 3) {
      int local;
    case 1:
      local = x;
      x += local;
  }
  return x;
}

int main(void) {
  printf("%d %d %d\n", evaluate("34+2*"), evaluate("912<?75-"), evaluate("192<?*3"));
  printf("%d %d %d\n", only_default(4), only_default(5), only_default(-3));
  return 0;
}
