#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned __int128 u128;
typedef __int128 s128;

static int chosen(u128 x) {
  switch (x) {
    case 3: return 1;
    case (u128)1 << 64: return 2;
    case ((u128)1 << 70) ... ((u128)1 << 71): return 3;
    default: return 4;
  }
}

static int bytes_and_last(s128 n) {
  int a[n];
  for (s128 i = 0; i < n; i++)
    a[i] = (int)i;
  return (int)sizeof a + a[n - 1];
}

struct bits {
  unsigned f : 7;
} g;

int main(void) {
  u128 big = (u128)1 << 64;
  s128 minus = -1;
  int a[5] = {1, 2, 3, 4, 5};
  int *p = a;
  printf("%d %d %d %d\n", chosen(3), chosen(big), chosen(((u128)1 << 70) + 5), chosen(0));
  printf("%d %d %d\n", big ? 1 : 2, !big, (int)(_Bool)big);
  printf("%d\n", bytes_and_last(4));
  p += (s128)2;
  printf("%d ", *p);
  p -= (s128)1;
  printf("%d %d %c\n", *p, p[minus], ((u128)2)["abc"]);
  g.f = big + 77;
  printf("%d ", g.f);
  g.f += (u128)60;
  printf("%d\n", g.f);
  int i = 5;
  i <<= (u128)2;
  i += big;
  printf("%d\n", i);
  int n = 0;
  while (big) {
    big >>= 3;
    n++;
  }
  printf("%d\n", n);
  char *m = malloc((u128)10);
  memset(m, 3, (s128)10);
  printf("%d\n", m[(u128)9]);
  free(m);
  return 0;
}
