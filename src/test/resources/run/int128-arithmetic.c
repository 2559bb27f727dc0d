#include <stdio.h>

static void show(unsigned __int128 v) {
  char buf[40];
  int n = 0;
  do {
    buf[n++] = '0' + (int)(v % 10);
    v /= 10;
  } while (v);
  while (n) putchar(buf[--n]);
  putchar('\n');
}

int main(void) {
  unsigned __int128 f = 1;
  for (int i = 1; i <= 33; i++) f *= i;
  show(f);
  show(~(unsigned __int128)0);
  __int128 a = -5, b = 3;
  printf("%d %d\n", (int)(a / b), (int)(a % b));
  printf("%d %d\n", (int)(a >> 1), a < b);
  a = (__int128)1 << 100;
  printf("%llx %llx\n", (unsigned long long)(a >> 64), (unsigned long long)a);
  printf("%.1f\n", (double)a);
  printf("%zu %zu\n", sizeof a, _Alignof(__int128));
  show((unsigned __int128)0xffffffffffffffffULL * 0xffffffffffffffffULL);
  b = a - 1;
  b &= 0xff;
  b |= a;
  show(b ^ a);
  unsigned __int128 neg = -1;
  printf("%d\n", neg > f);
  return 0;
}
