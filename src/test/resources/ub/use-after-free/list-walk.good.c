#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node *head = 0;
  for (int i = 0; i < 3; i++) {
    struct node *n = malloc(sizeof *n);
    n->value = i;
    n->next = head;
    head = n;
  }
  int sum = 0;
  for (struct node *n = head, *next; n; n = next) {
    next = n->next;
    sum += n->value;
    free(n);
  }
  printf("%d\n", sum);
  return 0;
}
