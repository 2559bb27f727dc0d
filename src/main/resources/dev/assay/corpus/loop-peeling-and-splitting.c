/* First and last turns that differ, and conditions on the counter that split the range. */
#include <stdio.h>

int first_differs(const int *a, int n) {
  int previous = 1000, rises = 0;
  for (int i = 0; i < n; i++) {
    if (i == 0) {
      rises = 100;
    } else if (a[i] > previous) {
      rises++;
    }
    previous = a[i];
  }
  return rises;
}

void split_range(int *a, int n, int middle) {
  for (int i = 0; i < n; i++) {
    if (i < middle) {
      a[i] *= 2;
    } else {
      a[i] -= i;
    }
  }
}

int wrapped(const int *a, int n) {
  int last = n - 1, sum = 0;
  for (int i = 0; i < n; i++) {
    sum += a[i] * (a[last] & 3);
    last = i;
  }
  return sum;
}

int main(void) {
  int a[50];
  for (int i = 0; i < 50; i++) {
    a[i] = i * 29 % 31;
  }
  printf("%d %d\n", first_differs(a, 50), wrapped(a, 50));
  split_range(a, 50, 20);
  printf("%d %d %d\n", first_differs(a, 50), wrapped(a, 49), a[20]);
  split_range(a, 50, -1);
  printf("%d %d\n", first_differs(a, 1), wrapped(a, 0));
  return 0;
}
