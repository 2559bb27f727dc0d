#include <stdio.h>
#include <string.h>

static void insertion(int *a, int n) {
  for (int i = 1; i < n; i++) {
    int v = a[i], j = i;
    for (; j > 0 && a[j - 1] > v; j--) a[j] = a[j - 1];
    a[j] = v;
  }
}
static void quick(int *a, int lo, int hi) {
  while (lo < hi) {
    int p = a[lo + (hi - lo) / 2], i = lo, j = hi;
    while (i <= j) {
      while (a[i] < p) i++;
      while (a[j] > p) j--;
      if (i <= j) {
        int t = a[i];
        a[i++] = a[j];
        a[j--] = t;
      }
    }
    quick(a, lo, j);
    lo = i;
  }
}
static void merge(int *a, int *tmp, int n) {
  if (n < 2) return;
  int h = n / 2;
  merge(a, tmp, h);
  merge(a + h, tmp, n - h);
  for (int i = 0, j = h, k = 0; k < n; k++)
    tmp[k] = j >= n || (i < h && a[i] <= a[j]) ? a[i++] : a[j++];
  memcpy(a, tmp, n * sizeof *a);
}
static void heap(int *a, int n) {
  for (int start = n / 2 - 1, end = n; end > 1;) {
    if (start >= 0) {
      start--;
    } else {
      int t = a[--end];
      a[end] = a[0];
      a[0] = t;
    }
    for (int root = start + 1, child; (child = 2 * root + 1) < end; root = child) {
      if (child + 1 < end && a[child] < a[child + 1]) child++;
      if (a[root] >= a[child]) break;
      int t = a[root];
      a[root] = a[child];
      a[child] = t;
    }
  }
}

int main(void) {
  int base[20], a[20], tmp[20];
  for (int i = 0; i < 20; i++) base[i] = (i * 37 + 11) % 50 - 20;
  for (int k = 0; k < 4; k++) {
    memcpy(a, base, sizeof a);
    switch (k) {
      case 0: insertion(a, 20); break;
      case 1: quick(a, 0, 19); break;
      case 2: merge(a, tmp, 20); break;
      case 3: heap(a, 20); break;
    }
    for (int i = 0; i < 20; i++) printf("%d ", a[i]);
    puts("");
  }
  return 0;
}
