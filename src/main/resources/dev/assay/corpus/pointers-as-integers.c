/* Tags in the low bits of pointers, and round trips through uintptr_t. */
#include <stdint.h>
#include <stdio.h>

struct leaf {
  _Alignas(8) int value;
};

struct branch {
  _Alignas(8) uintptr_t left;
  uintptr_t right;
};

static uintptr_t tag_leaf(struct leaf *l) { return (uintptr_t)l | 1; }
static uintptr_t tag_branch(struct branch *b) { return (uintptr_t)b; }

static long sum(uintptr_t tree, int depth) {
  if (tree & 1) {
    return ((struct leaf *)(tree & ~(uintptr_t)7))->value * depth;
  }
  struct branch *b = (struct branch *)tree;
  return sum(b->left, depth + 1) + sum(b->right, depth + 1);
}

int main(void) {
  struct leaf leaves[5];
  struct branch branches[4];
  for (int i = 0; i < 5; i++) {
    leaves[i].value = i * 10 + 1;
  }
  uintptr_t tree = tag_leaf(&leaves[0]);
  for (int i = 0; i < 4; i++) {
    branches[i] = (struct branch){tree, tag_leaf(&leaves[i + 1])};
    tree = tag_branch(&branches[i]);
  }
  printf("%ld\n", sum(tree, 0));
  uintptr_t low = (uintptr_t)&leaves[1], high = (uintptr_t)&leaves[4];
  printf("%d\n", (int)((high - low) / sizeof(struct leaf)));
  int *through = (int *)(void *)(low + sizeof(struct leaf) * 2);
  printf("%d\n", *through);
  return 0;
}
