#include <stdio.h>

int main(void) {
  printf("%d %d %d %d\n", 'a', '\n', '\'', '"');
  printf("%d %d %d\n", '\0', '\377', '\x7f');
  printf("%zu\n", sizeof 'a');
  printf("%d\n", 'ab');
  printf("%d\n", '\1234' != 0);
  printf("%d %d %d %d %d %d %d\n", '\a', '\b', '\f', '\n', '\r', '\t', '\v');
  char c = '\xff';
  printf("%d %d\n", c, (unsigned char)c);
  printf("%d\n", 'z' - 'a');
  for (char d = '0'; d <= '9'; d++) putchar(d);
  putchar('\n');
  return 0;
}
