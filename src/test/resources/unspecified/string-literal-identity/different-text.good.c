#include <stdio.h>

int main(void) {
  const char *p = "abc";
  const char *q = "abd";
  puts(p != q ? "different" : "same");
  return 0;
}
