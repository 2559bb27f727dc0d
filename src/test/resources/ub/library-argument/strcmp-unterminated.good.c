#include <stdio.h>
#include <string.h>

int main(void) {
  char a[3] = {'a', 'b', 'c'};
  puts(strncmp(a, "abcd", 3) == 0 ? "equal" : "not");
  return 0;
}
