/* Conditions that do not change in their loops, alone, nested and beside ones that do. */
#include <stdio.h>

long process(const int *a, int n, int negate, int skip_odd) {
  long sum = 0;
  for (int i = 0; i < n; i++) {
    if (skip_odd && a[i] % 2) {
      continue;
    }
    if (negate) {
      sum -= a[i];
    } else {
      sum += a[i] * 2;
    }
  }
  return sum;
}

void fill(int *a, int n, const int *shift, int mode) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < 3; j++) {
      switch (mode) {
        case 0: a[i] += j; break;
        case 1: a[i] ^= i; break;
        default: a[i] -= shift ? *shift : 1;
      }
    }
  }
}

int main(void) {
  int a[40], shift = 5;
  for (int i = 0; i < 40; i++) {
    a[i] = i * i;
  }
  for (int mode = 0; mode < 3; mode++) {
    fill(a, 40, mode % 2 ? 0 : &shift, mode);
    printf("%ld %ld\n", process(a, 40, mode & 1, 0), process(a, 40, mode & 1, 1));
  }
  fill(a, 40, 0, 9);
  printf("%ld\n", process(a, 40, 0, 0));
  return 0;
}
