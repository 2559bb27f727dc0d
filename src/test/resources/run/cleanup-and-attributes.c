#include <stdio.h>

static void done(int *p) { printf("cleanup %d\n", *p); }
__attribute__((constructor)) static void before(void) { puts("constructor"); }
__attribute__((destructor)) static void after(void) { puts("destructor"); }
__attribute__((noinline, unused)) static int square(int x) { return x * x; }
static int __attribute__((const)) cube(int x) { return x * x * x; }
static inline __attribute__((always_inline)) int one(void) { return 1; }

static int early(int n) {
  __attribute__((cleanup(done))) int a = n;
  if (n == 1) return 10;
  __attribute__((cleanup(done))) int b = n * 10;
  return a + b;
}

int main(void) {
  printf("%d\n", square(3) + cube(2) + one());
  printf("%d\n", early(1));
  printf("%d\n", early(2));
  for (int i = 0; i < 2; i++) {
    __attribute__((cleanup(done))) int x = 100 + i;
    if (i) break;
  }
  {
    __attribute__((cleanup(done))) int y = 7;
    y++;
  }
  return 0;
}
