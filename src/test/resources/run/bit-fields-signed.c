#include <stdio.h>

struct s {
  signed a : 1;
  int b : 3;
  signed c : 7;
  long long d : 40;
};

int main(void) {
  struct s s = {0};
  s.a = 1;
  s.b = 4;
  s.c = -64;
  s.d = -1;
  printf("%d %d %d %lld\n", s.a, s.b, s.c, (long long)s.d);
  s.b = 3;
  s.b++;
  s.c--;
  s.d = 1LL << 39;
  printf("%d %d %lld\n", s.b, s.c, (long long)s.d);
  s.d = 549755813887;
  printf("%lld\n", s.d + 0LL);
  printf("%d\n", s.a < 0);
  s.c = 100;
  printf("%d %zu\n", s.c, sizeof s);
  return 0;
}
