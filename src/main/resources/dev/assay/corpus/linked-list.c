/* A list on the heap: insertion in order, reversal, deletion through a pointer to a pointer. */
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static void insert(struct node **at, int value) {
  while (*at && (*at)->value < value) {
    at = &(*at)->next;
  }
  struct node *n = malloc(sizeof *n);
  *n = (struct node){value, *at};
  *at = n;
}

static int remove_if(struct node **at, int divisor) {
  int removed = 0;
  while (*at) {
    struct node *n = *at;
    if (n->value % divisor == 0) {
      *at = n->next;
      free(n);
      removed++;
    } else {
      at = &n->next;
    }
  }
  return removed;
}

static struct node *reverse(struct node *list) {
  struct node *result = NULL;
  while (list) {
    struct node *rest = list->next;
    list->next = result;
    result = list;
    list = rest;
  }
  return result;
}

int main(void) {
  struct node *list = NULL;
  for (int i = 0; i < 20; i++) {
    insert(&list, i * 37 % 101);
  }
  printf("%d removed\n", remove_if(&list, 3));
  list = reverse(list);
  for (struct node *n = list; n; n = n->next) {
    printf("%d ", n->value);
  }
  printf("\n%d\n", remove_if(&list, 1));
  return 0;
}
