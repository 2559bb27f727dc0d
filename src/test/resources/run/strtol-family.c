#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <errno.h>

int main(void) {
  char *end;
  printf("%ld ", strtol("  -123abc", &end, 10));
  printf("[%s]\n", end);
  printf("%ld %ld %ld\n", strtol("0x1f", NULL, 16), strtol("0x1f", NULL, 0), strtol("017", NULL, 0));
  printf("%ld %ld\n", strtol("zz", NULL, 36), strtol("1010", NULL, 2));
  printf("%lu %lu\n", strtoul("4294967296", NULL, 10), strtoul("-1", NULL, 10));
  printf("%lld\n", strtoll("-9223372036854775808", NULL, 10));
  errno = 0;
  printf("%d ", strtol("99999999999999999999", NULL, 10) == LONG_MAX);
  printf("%d\n", errno == ERANGE);
  printf("%ld ", strtol("none", &end, 10));
  printf("[%s]\n", end);
  printf("%d %ld %lld\n", atoi("42x"), atol("-7"), atoll("123456789012"));
  printf("%g ", strtod("3.25e2rest", &end));
  printf("[%s]\n", end);
  printf("%g %g %g\n", strtod("0x1.8p1", NULL), strtod("inf", NULL), strtod("-.5", NULL));
  printf("%g %g\n", atof("1e-3"), (double)strtof("0.1", NULL));
  printf("%.17g\n", strtod("0.1", NULL));
  return 0;
}
