/* File-scope names declared many times, completed later, and read through earlier declarations. */
#include <stdio.h>

int counter;
int counter;
extern int counter;
static int hidden;
extern int values[];
static struct node head;

struct later;
extern struct later unknown;
static struct later *where(void) { return &unknown; }

int bump(int by) {
  extern int counter;
  counter += by;
  return counter + values[1];
}

struct node {
  struct node *next;
  int value;
};

struct later {
  int a, b;
};

int counter = 40;
static int hidden = 2;
int values[4] = {1, 2, 3};
static struct node head = {&head, 5};
struct later unknown = {6, 7};

int main(void) {
  int first = bump(hidden), second = bump(head.next->next->value);
  printf("%d %d %d\n", first, second, counter);
  printf("%d %d %zu\n", where()->a, where()->b, sizeof values);
  return 0;
}
