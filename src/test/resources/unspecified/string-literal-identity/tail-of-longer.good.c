#include <stdio.h>

int main(void) {
  const char *p = "prefix-tail", *q = "tail";
  puts(p + 7 == p + 7 ? "shared" : "separate");
  return q[0] - 't';
}
