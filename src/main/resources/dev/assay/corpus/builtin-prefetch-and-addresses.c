/* Builtins that leave no trace in results: prefetch, return addresses compared, expect. */
#include <stdint.h>
#include <stdio.h>

struct node {
  struct node *next;
  long payload[3];
};

long total(const struct node *n) {
  long sum = 0;
  while (n) {
    __builtin_prefetch(n->next);
    __builtin_prefetch(n->payload, 0, 1);
    sum += n->payload[0] - n->payload[2];
    n = n->next;
  }
  return sum;
}

static size_t aligned_up(size_t size, size_t to) {
  return (size + to - 1) & ~(to - 1);
}

int main(void) {
  struct node nodes[12];
  for (int i = 0; i < 12; i++) {
    nodes[i] = (struct node){i < 11 ? &nodes[i + 1] : 0, {i * 100, i, i * i}};
  }
  printf("%ld\n", total(nodes));
  size_t sum = 0;
  for (size_t i = 0; i < 50; i += 7) {
    sum = sum * 3 + aligned_up(i, 16);
  }
  int *whole = __builtin_assume_aligned(&nodes[0], sizeof(long));
  printf("%zu %d %td\n", sum, (void *)whole == (void *)nodes, &nodes[9].payload[1] - &nodes[9].payload[0]);
  return 0;
}
