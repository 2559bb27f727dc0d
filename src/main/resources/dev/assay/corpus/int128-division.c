/* 128-bit integers: multiplication, division, remainder and decimal digits. */
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static void print(u128 n) {
  char digits[40];
  int at = 40;
  do {
    digits[--at] = (char)('0' + (int)(n % 10));
    n /= 10;
  } while (n);
  printf("%.*s\n", 40 - at, digits + at);
}

u128 factorial(unsigned n) {
  u128 product = 1;
  for (unsigned i = 2; i <= n; i++) {
    product *= i;
  }
  return product;
}

i128 signed_quotient(i128 a, i128 b) {
  return a / b * 1000 + a % b;
}

uint64_t mul_mod(uint64_t a, uint64_t b, uint64_t m) {
  return (uint64_t)((u128)a * b % m);
}

int main(void) {
  print(factorial(33));
  print(factorial(30) / factorial(20));
  i128 q = signed_quotient(-((i128)1 << 100), 12345678901LL);
  printf("%d ", q < 0);
  print(q < 0 ? -(u128)q : (u128)q);
  printf("%llu\n", (unsigned long long)mul_mod(0xfedcba9876543210u, 0x123456789abcdefu, 1000000007));
  return 0;
}
