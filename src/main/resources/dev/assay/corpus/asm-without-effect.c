/* Empty assembly that hides values, ties operands and orders memory. */
#include <stdio.h>

static int shared;

static int hide(int x) {
  __asm__("" : "+r"(x));
  return x;
}

static long copy(long x) {
  long y;
  __asm__ volatile("" : "=r"(y) : "0"(x));
  return y;
}

static double keep(double x) {
  __asm__("" : "+m"(x));
  return x;
}

static void barrier(void) {
  __asm__ volatile("" ::: "memory");
}

static unsigned loop(const unsigned *from, int n) {
  unsigned sum = 0;
  for (int i = 0; i < n; i++) {
    sum += from[i];
    asm volatile("" : : "r"(sum));
    asm("" : "+g"(sum) : : "cc");
  }
  return sum;
}

int main(void) {
  shared = 1;
  barrier();
  shared += hide(4) * 2;
  barrier();
  const unsigned values[] = {5, 6, 7, 0xfffffff0};
  printf("%d %ld\n", shared, copy(1L << 40) - hide(1));
  printf("%g %u\n", keep(0.5) * 3, loop(values, 4));
  return 0;
}
