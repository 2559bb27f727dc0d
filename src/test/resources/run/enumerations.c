#include <limits.h>
#include <stdio.h>

enum plain { A, B = 5, C, D = B * 2 + 1, E = -3, F };
enum unsigned_one { U0, U1 = 0x80000000u };
enum large { L0 = 0x100000000LL, L1 };
enum __attribute__((packed)) tiny { T0, T1 = 200 };
typedef enum { RED, GREEN, BLUE, COUNT } colour;

static const char *const names[COUNT] = {[RED] = "red", [BLUE] = "blue", [GREEN] = "green"};

int main(void) {
  printf("%d %d %d %d %d %d\n", A, B, C, D, E, F);
  enum plain p = C;
  p++;
  printf("%d %zu\n", p, sizeof p);
  printf("%d\n", (enum plain)-3 == E);
  enum unsigned_one u = U1;
  printf("%u\n", u);
  printf("%d\n", L0 > INT_MAX);
  printf("%lld %zu\n", (long long)L1, sizeof(enum large));
  enum tiny t = T1;
  printf("%d %zu\n", t, sizeof t);
  for (colour c = RED; c < COUNT; c++) printf("%s ", names[c]);
  puts("");
  printf("%d\n", sizeof(A) == sizeof(int));
  enum { LOCAL = sizeof(int) * 2 };
  char buffer[LOCAL];
  printf("%zu\n", sizeof buffer);
  enum plain e = E;
  printf("%d %d\n", e < A, e / 2);
  return 0;
}
