/* Differences, comparisons, negative subscripts, pointers to the end, steps of many sizes. */
#include <stddef.h>
#include <stdio.h>

struct big {
  char name[5];
  long value;
};

static ptrdiff_t find(const int *from, const int *to, int wanted) {
  const int *p = from;
  while (p < to && *p != wanted) {
    ++p;
  }
  return p == to ? -1 : p - from;
}

static long alternate(const struct big *first, const struct big *last) {
  long sum = 0;
  for (; first < last; first++, --last) {
    sum = sum * 7 + first->value - last[-1].value;
  }
  return sum;
}

static void fill_backwards(short *end, int n) {
  for (int i = 1; i <= n; i++) {
    end[-i] = (short)(i * i);
  }
}

int main(void) {
  int a[6] = {4, 8, 15, 16, 23, 42};
  struct big b[5];
  short s[9];
  for (int i = 0; i < 5; i++) {
    b[i].value = i * 11;
  }
  fill_backwards(s + 9, 9);
  int (*whole)[6] = &a;
  printf("%td %td\n", find(a, a + 6, 16), find(a, *(whole + 1), 5));
  printf("%ld %d %d\n", alternate(b, b + 5), s[0], 2[s]);
  printf("%td %zu\n", (char *)&b[3].value - (char *)b, (size_t)(&b[4] - &b[1]));
  int *p = &a[2];
  int x = *p++;
  x += *++p;
  *--p += 100;
  printf("%d %d %d %d\n", x, a[3], p - a > 2, &p[2] > &a[4]);
  return 0;
}
