/* Widely spread labels of a 64-bit controlling expression: a tree of comparisons. */
#include <stdio.h>

int lookup(long long key) {
  switch (key) {
    case -9000000000LL: return 1;
    case -77: return 2;
    case 0: return 3;
    case 12: return 4;
    case 4095: return 5;
    case 65537: return 6;
    case 2147483648LL: return 7;
    case 9223372036854775807LL: return 8;
    default: return 0;
  }
}

int bit_test(unsigned c) {
  switch (c) {
    case 1: case 5: case 9: case 13: case 22: case 30: case 47: case 60:
      return 1;
    case 2: case 6: case 40:
      return 2;
  }
  return 0;
}

int main(void) {
  const long long keys[] = {-9000000000LL, -78, -77, 0, 12, 13, 4095, 65537,
                            2147483648LL, 9223372036854775807LL};
  int found = 0;
  for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++) {
    found = found * 9 + lookup(keys[i]);
  }
  unsigned ones = 0, twos = 0;
  for (unsigned c = 0; c < 100; c++) {
    int kind = bit_test(c);
    ones += kind == 1;
    twos += kind == 2;
  }
  printf("%d\n%u %u\n", found, ones, twos);
  return 0;
}
