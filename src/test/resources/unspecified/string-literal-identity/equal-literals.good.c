#include <stdio.h>

int main(void) {
  const char *p = "text", *q = "text";
  puts(p[0] == q[0] ? "one" : "two");
  return 0;
}
