#include <stdio.h>

static const char *name(int x) {
  switch (x) {
    case 1:
      return "one";
    case 2:
      return "two";
    default:
      __builtin_unreachable();
  }
}

int main(void) {
  puts(name(2));
  return 0;
}
