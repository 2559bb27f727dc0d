#include <stdio.h>

int main(void) {
  int a = 0, b = 0, n = 0;
  char word[16], c = 0;
  double d = 0;
  float f = 0;
  long l = 0;
  unsigned u = 0;
  n = sscanf("12 -34", "%d %d", &a, &b);
  printf("%d %d %d\n", n, a, b);
  n = sscanf("word 1.5x", "%15s %lf%c", word, &d, &c);
  printf("%d %s %g %c\n", n, word, d, c);
  n = sscanf("ff 077 99", "%x %i %ld", &u, &a, &l);
  printf("%d %u %d %ld\n", n, u, a, l);
  n = sscanf("abc", "%d", &a);
  printf("%d\n", n);
  n = sscanf("7,8", "%d,%d", &a, &b);
  printf("%d %d %d\n", n, a, b);
  n = sscanf("2.5", "%f", &f);
  printf("%d %g\n", n, f);
  n = sscanf("12345", "%2d%3d", &a, &b);
  printf("%d %d %d\n", n, a, b);
  n = sscanf("key=value", "%15[^=]=%c", word, &c);
  printf("%d %s %c\n", n, word, c);
  return 0;
}
