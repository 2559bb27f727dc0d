#include <stdio.h>
#include <stdlib.h>

struct tree { int key; struct tree *left, *right; };

static struct tree *insert(struct tree *t, int key) {
  if (!t) {
    t = calloc(1, sizeof *t);
    t->key = key;
  } else if (key < t->key) {
    t->left = insert(t->left, key);
  } else if (key > t->key) {
    t->right = insert(t->right, key);
  }
  return t;
}
static int height(const struct tree *t) {
  if (!t) return 0;
  int l = height(t->left), r = height(t->right);
  return 1 + (l > r ? l : r);
}
static void walk(const struct tree *t, void (*visit)(int)) {
  if (!t) return;
  walk(t->left, visit);
  visit(t->key);
  walk(t->right, visit);
}
static struct tree *drop_min(struct tree *t, int *key) {
  if (!t->left) {
    struct tree *r = t->right;
    *key = t->key;
    free(t);
    return r;
  }
  t->left = drop_min(t->left, key);
  return t;
}
static void destroy(struct tree *t) {
  if (t) destroy(t->left), destroy(t->right), free(t);
}
static void print(int k) { printf("%d ", k); }

int main(void) {
  struct tree *t = NULL;
  unsigned x = 12345;
  for (int i = 0; i < 30; i++) {
    x = x * 1103515245 + 12345;
    t = insert(t, (x >> 16) % 100);
  }
  walk(t, print);
  printf("| %d\n", height(t));
  int k;
  for (int i = 0; i < 5; i++) {
    t = drop_min(t, &k);
    printf("%d ", k);
  }
  puts("");
  destroy(t);
  return 0;
}
