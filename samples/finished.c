/* Well-defined: every compiler at every level must print the same. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
  int key;
  struct node *left, *right;
};

static struct node *insert(struct node *root, int key) {
  if (root == NULL) {
    root = malloc(sizeof *root);
    if (root == NULL)
      abort();
    *root = (struct node){.key = key};
  } else if (key < root->key) {
    root->left = insert(root->left, key);
  } else {
    root->right = insert(root->right, key);
  }
  return root;
}

static unsigned checksum(const struct node *root, unsigned seed) {
  if (root == NULL)
    return seed;
  seed = checksum(root->left, seed);
  seed = (seed << 5) ^ (seed >> 27) ^ (unsigned)root->key;
  return checksum(root->right, seed);
}

static void release(struct node *root) {
  if (root != NULL) {
    release(root->left);
    release(root->right);
    free(root);
  }
}

int main(void) {
  struct node *root = NULL;
  unsigned state = 42;
  for (int i = 0; i < 1000; i++) {
    state = state * 1103515245u + 12345u;
    root = insert(root, (int)(state >> 16 & 0x7fff));
  }
  char text[32];
  snprintf(text, sizeof text, "checksum %08x", checksum(root, 0));
  printf("%s (%zu characters), %.3f\n", text, strlen(text), state / 4294967296.0);
  release(root);
  return 0;
}
