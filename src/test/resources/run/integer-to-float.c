#include <stdio.h>

int main(void) {
  int i = 16777217;
  long l = 9007199254740993L;
  unsigned long ul = 18446744073709551615UL;
  printf("%.1f %.1f\n", (float)i, (double)i);
  printf("%.1f %.1Lf\n", (double)l, (long double)l);
  printf("%.1f %.1f %.1Lf\n", (float)ul, (double)ul, (long double)ul);
  printf("%.1f\n", (double)(l - 1));
  printf("%.1f\n", (float)-2147483647);
  unsigned char c = 200;
  signed char s = -100;
  _Bool b = 1;
  printf("%g %g %g\n", (float)c, (double)s, (float)b);
  printf("%.1f\n", (double)0x8000000000000401UL);
  return 0;
}
