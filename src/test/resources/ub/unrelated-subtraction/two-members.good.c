#include <stdio.h>

struct s {
  int a[2], b[2];
} s;

int main(void) {
  long d = ((char *)s.b - (char *)&s) / (long)sizeof(int);
  printf("%ld\n", d);
  return 0;
}
