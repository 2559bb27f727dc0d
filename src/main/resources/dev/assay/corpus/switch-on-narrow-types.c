/* Controlling expressions of char, bool, bit-field, enum and unsigned long type. */
#include <stdbool.h>
#include <stdio.h>

struct op {
  unsigned code : 3;
  signed int mode : 2;
};

static int on_char(signed char c) {
  switch (c) {
    case -128: return 1;
    case -1: return 2;
    case 127: return 3;
    case '\n': return 4;
  }
  return 0;
}

static int on_bool(bool b) {
  switch (b) {
    case true: return 20;
    case false: return 10;
  }
  return 0;
}

static int on_field(struct op o) {
  switch (o.code * 4 + o.mode) {
    case -2: return 5;
    case 0: return 6;
    case 13: return 7;
    case 29: return 8;
    default: return o.mode;
  }
}

static int on_long(unsigned long x) {
  switch (x) {
    case 0: return 1;
    case ~0ul: return 2;
    case 1ul << 63: return 3;
    default: return 4;
  }
}

int main(void) {
  int sum = 0;
  for (int i = -130; i < 130; i++) {
    sum = (sum * 3 + on_char((signed char)i) + on_bool(i)) % 30011;
    sum += on_field((struct op){(unsigned)i & 7, i & 1 ? -2 : 1});
  }
  printf("%d\n", sum);
  printf("%d %d %d %d\n", on_long(0), on_long(-1), on_long(1ul << 63), on_long(5));
  return 0;
}
