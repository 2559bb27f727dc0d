#include <stdio.h>
#include <stdlib.h>

struct node { int value; struct node *next; };

static struct node *push(struct node *head, int v) {
  struct node *n = malloc(sizeof *n);
  *n = (struct node){v, head};
  return n;
}
static struct node *reverse(struct node *head) {
  struct node *r = NULL;
  while (head) {
    struct node *next = head->next;
    head->next = r;
    r = head;
    head = next;
  }
  return r;
}
static void insert_sorted(struct node **p, int v) {
  while (*p && (*p)->value < v) p = &(*p)->next;
  *p = push(*p, v);
}
static void remove_even(struct node **p) {
  while (*p) {
    if ((*p)->value % 2 == 0) {
      struct node *dead = *p;
      *p = dead->next;
      free(dead);
    } else {
      p = &(*p)->next;
    }
  }
}
static void show(const struct node *n) {
  for (; n; n = n->next) printf("%d ", n->value);
  puts("");
}

int main(void) {
  struct node *l = NULL;
  for (int i = 0; i < 8; i++) l = push(l, i * 3 % 8);
  show(l);
  l = reverse(l);
  show(l);
  remove_even(&l);
  show(l);
  struct node *s = NULL;
  int v[] = {5, 1, 4, 2, 3, 9, 0};
  for (int i = 0; i < 7; i++) insert_sorted(&s, v[i]);
  show(s);
  while (l) { struct node *n = l->next; free(l); l = n; }
  while (s) { struct node *n = s->next; free(s); s = n; }
  return 0;
}
