/* Code that would be undefined on paths that are never taken: nulls, divisions by zero, bad shifts. */
#include <stdio.h>

struct node {
  int value;
  struct node *next;
};

static int value_of(const struct node *n, int strict) {
  if (!n && !strict) {
    return -1;
  }
  int v = n->value;
  return n ? v : 99;
}

static int divide(int a, int b, int guard) {
  int q = 0;
  if (guard) {
    q = a / b;
  }
  return b ? q : -q;
}

static int select_pointer(int c, int *p) {
  int *q = c ? p : 0;
  if (c) {
    *q += 2;
  }
  return q ? *q : 0;
}

static unsigned shift(unsigned x, int n) {
  if (n < 0 || n > 31) {
    return 0;
  }
  return x << n;
}

int main(void) {
  struct node tail = {5, 0}, head = {3, &tail};
  printf("%d %d %d\n", value_of(&head, 1), value_of(head.next, 0), value_of(tail.next, 0));
  printf("%d %d\n", divide(17, 5, 1), divide(17, 0, 0));
  int x = 4, none = select_pointer(0, &x), some = select_pointer(1, &x);
  printf("%d %d %u %u\n", none, some, shift(3, 30), shift(3, 32));
  return 0;
}
