#include <stdio.h>
#include <string.h>

int main(void) {
  const char *p = strchr("abc", 'c');
  putchar(*p);
  putchar('\n');
  return 0;
}
