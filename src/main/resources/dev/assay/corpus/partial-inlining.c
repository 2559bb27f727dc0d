/* A quick test before a long body: the test may be inlined alone, the body stays a function. */
#include <stdio.h>

static unsigned log_of[8], used;

static int slow(int x, int depth) {
  if (x < 100) {
    return x;
  }
  unsigned h = (unsigned)x;
  for (int i = 0; i < depth; i++) {
    h ^= h << 13;
    h ^= h >> 17;
    h ^= h << 5;
    log_of[used++ & 7] = h;
    if (h % 11 == 3) {
      h += log_of[(used + 3) & 7] * 7 + used;
    } else if (h % 7 == 1) {
      h -= log_of[(used + 5) & 7] ^ 0x5a5a;
    }
  }
  return (int)(h & 0xffff) + slow(x / 10, depth - 1);
}

static int cached(int x) {
  static int last = -1, result;
  if (x != last) {
    last = x;
    result = slow(x, 6);
    result -= slow(x + 1, 3);
  }
  return result;
}

int main(void) {
  int sum = 0;
  for (int i = 0; i < 40; i++) {
    sum = sum * 3 % 65521 + slow(i * 9, 3);
    sum += cached(i / 4 * 50);
  }
  printf("%d %u\n", sum, used);
  return 0;
}
