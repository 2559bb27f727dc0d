/* A search tree on the heap: insertion, walks, height, and deletion after children. */
#include <stdio.h>
#include <stdlib.h>

struct tree {
  struct tree *child[2];
  int key;
};

static struct tree *insert(struct tree *t, int key) {
  if (!t) {
    t = calloc(1, sizeof *t);
    t->key = key;
  } else if (t->key != key) {
    struct tree **side = &t->child[key > t->key];
    *side = insert(*side, key);
  }
  return t;
}

static int height(const struct tree *t) {
  if (!t) return 0;
  int left = height(t->child[0]), right = height(t->child[1]);
  return 1 + (left > right ? left : right);
}

static void walk(const struct tree *t, void (*visit)(int, void *), void *context) {
  for (; t; t = t->child[1]) {
    walk(t->child[0], visit, context);
    visit(t->key, context);
  }
}

static void digest(int key, void *context) {
  unsigned *d = context;
  *d = *d * 31 + key;
}

static int release(struct tree *t) {
  if (!t) {
    return 0;
  }
  int count = release(t->child[0]) + release(t->child[1]) + 1;
  free(t);
  return count;
}

int main(void) {
  struct tree *t = NULL;
  unsigned d = 0, x = 7;
  for (int i = 0; i < 60; i++) {
    x = x * 1103515245u + 12345u;
    t = insert(t, x >> 24);
  }
  walk(t, digest, &d);
  int h = height(t);
  printf("%u %d %d\n", d, h, release(t));
  return 0;
}
