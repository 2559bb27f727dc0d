#include <stdio.h>
#include <string.h>

int main(void) {
  const char a[4] = "abc";
  memset((char *)a, 'x', 3); /* UB: const-write */
  puts(a);
  return 0;
}
