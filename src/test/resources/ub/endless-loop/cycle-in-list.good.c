#include <stdio.h>

struct node {
  struct node *next;
};

int main(void) {
  struct node a, b;
  a.next = &b;
  b.next = 0;
  int n = 0;
  for (struct node *p = &a; p; p = p->next) {
    n ^= 1;
  }
  printf("%d\n", n);
  return 0;
}
