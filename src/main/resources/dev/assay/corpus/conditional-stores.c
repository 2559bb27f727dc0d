/* Stores on one or both sides of branches, to the same place and to places that may be the same. */
#include <stdio.h>

static int global, hits;

void both_sides(int *p, int c, int a, int b) {
  if (c) {
    *p = a;
  } else {
    *p = b;
  }
}

void one_side(int *p, int c) {
  *p += 1;
  if (c) *p = 7;
}

void swap_if(int *a, int *b) {
  int x = *a, y = *b;
  if (x > y) {
    *a = y;
    *b = x;
  }
}

int in_loop(const int *v, int n) {
  for (int i = 0; i < n; i++) {
    if (v[i] > 4) {
      hits++;
      global = v[i];
    }
  }
  return hits * 10 + global;
}

void two_each(int *p, int *q, int c) {
  if (c) {
    *p = 1;
    *q = 2;
  } else {
    *q = 3;
    *p = 4;
  }
}

int main(void) {
  int v[6] = {9, 2, 7, 4, 5, 1};
  both_sides(v, v[1] > 1, 3, 8);
  one_side(v + 1, v[2] == 7);
  for (int i = 0; i < 5; i++) {
    swap_if(&v[i], &v[i + 1]);
  }
  two_each(v, v, v[5] > 3);
  printf("%d ", in_loop(v, 6));
  two_each(v, v + 1, 0);
  printf("%d %d %d %d\n", in_loop(v, 6), v[0], v[1], v[5]);
  return 0;
}
