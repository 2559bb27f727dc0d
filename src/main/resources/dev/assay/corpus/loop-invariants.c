/* Loads and divisions that move out of loops, and stores that can wait until their end. */
#include <stdio.h>

struct settings {
  int scale, offset;
  const int *weights;
};

static long total;

void accumulate(const struct settings *s, const short *values, int n) {
  for (int i = 0; i < n; i++) {
    total += values[i] * s->scale / (s->offset * s->offset + 1) + s->weights[n % 3];
  }
}

int count_over(const int *limit, const unsigned char *from, int n) {
  int count = 0;
  for (int i = 0; i < n; i++) {
    if (from[i] > *limit * *limit / 7) {
      count++;
    }
  }
  return count;
}

int main(void) {
  static const int weights[] = {10, -4, 9};
  short values[30];
  unsigned char bytes[30];
  for (int i = 0; i < 30; i++) {
    values[i] = (short)(i * 91 - 1000);
    bytes[i] = (unsigned char)(i * 8);
  }
  for (int i = 0; i < 4; i++) {
    accumulate(&(struct settings){i * 3, i - 2, weights}, values, 25 + i);
    printf("%ld %d\n", total, count_over(&(int){i * 11}, bytes, 30));
  }
  return 0;
}
