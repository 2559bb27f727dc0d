#include <limits.h>
#include <stdio.h>

int main(void) {
  int i = -1;
  unsigned u = 1;
  long l = -1;
  unsigned long ul = 1;
  long long ll = -1;
  printf("%d %d %d %d\n", i < u, l < u, l < ul, ll < ul);
  printf("%zu %zu %zu %zu\n", sizeof(i + u), sizeof(i + l), sizeof(u + ll), sizeof(ul + ll));
  printf("%u %lu\n", i + u, i + ul);
  printf("%d\n", (i + u > 0) + (i + 1.0f > 0));
  float f = 16777216.0f;
  printf("%d %d\n", f + 1 == f, f + 1.0 == f);
  int big = 16777217;
  printf("%d %d\n", (float)big == f, big == (double)big);
  printf("%d\n", -1 > (unsigned short)1);
  printf("%g\n", 'a' + 0.5);
  return 0;
}
