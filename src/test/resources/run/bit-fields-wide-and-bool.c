#include <stdbool.h>
#include <stdio.h>

struct w {
  unsigned long long a : 33;
  unsigned long long b : 31;
  bool c : 1;
  unsigned char d : 4;
  unsigned short e : 9;
};

int main(void) {
  struct w w = {0x1ffffffff, 0x7fffffff, 5, 31, 1023};
  printf("%llx %llx %d %d %d\n", (unsigned long long)w.a, (unsigned long long)w.b, w.c, w.d, w.e);
  w.a++;
  w.c = !w.c;
  w.e -= 1;
  printf("%llx %d %d\n", (unsigned long long)w.a, w.c, w.e);
  w.b = (unsigned long long)w.a - 1;
  printf("%llx\n", (unsigned long long)w.b);
  printf("%zu\n", sizeof w);
  return 0;
}
