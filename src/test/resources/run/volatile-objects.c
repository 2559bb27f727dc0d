#include <stdio.h>

static volatile int counter;
struct regs { volatile unsigned status; unsigned data; };

static void poke(volatile int *p) { *p += 1; }

int main(void) {
  for (int i = 0; i < 5; i++) counter++;
  poke(&counter);
  volatile int local = counter;
  local = local * 2;
  printf("%d %d\n", counter, local);
  struct regs r = {1, 2};
  r.status |= 8;
  r.data = r.status;
  printf("%u\n", r.data);
  volatile double d = 0.1;
  d += d;
  printf("%g\n", d);
  volatile unsigned char c = 255;
  c++;
  printf("%d\n", c);
  int volatile *volatile p = &counter;
  *p = 3;
  printf("%d\n", counter);
  return 0;
}
