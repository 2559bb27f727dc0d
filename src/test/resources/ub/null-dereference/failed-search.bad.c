#include <stdio.h>
#include <string.h>

int main(void) {
  const char *p = strchr("abc", 'x');
  putchar(*p); /* UB: null-dereference */
  putchar('\n');
  return 0;
}
