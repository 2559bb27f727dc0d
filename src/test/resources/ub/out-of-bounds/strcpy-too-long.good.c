#include <stdio.h>
#include <string.h>

int main(void) {
  char a[4];
  strcpy(a, "abc");
  puts(a);
  return 0;
}
