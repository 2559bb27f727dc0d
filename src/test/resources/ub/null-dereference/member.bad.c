#include <stdio.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node tail = {2, 0}, head = {1, &tail};
  int n = head.next->next->value; /* UB: null-dereference */
  printf("%d\n", n);
  return 0;
}
