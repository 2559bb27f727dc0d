/* Bit-fields of 64-bit, enumerated and boolean types, across storage units, in arrays. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum suit { CLUBS, DIAMONDS, HEARTS, SPADES };

struct card {
  enum suit suit : 3;
  unsigned rank : 4;
  bool seen : 1;
  uint64_t key : 33;
  int64_t delta : 47;
  uint8_t low : 4, high : 4;
};

static void turn(struct card *c, int i) {
  c->suit = (enum suit)(i % 4);
  c->rank = i;
  c->seen = !c->seen;
  c->key = (uint64_t)i << 29 | 5;
  c->delta = -(int64_t)i * 1000000007;
  c->low = c->high++;
}

static long weight(const struct card *c) {
  long w = c->suit * 13 + c->rank;
  if (c->seen && c->high != c->low) {
    w += (long)(uint32_t)c->key + (long)c->delta;
  }
  return w;
}

int main(void) {
  struct card deck[20] = {0};
  long sum = 0;
  for (int i = 0; i < 61; i++) {
    turn(&deck[i * 7 % 20], i);
  }
  for (int i = 0; i < 20; i++) {
    sum = sum * 3 % 1000000007 + weight(&deck[i]);
  }
  printf("%ld %zu\n", sum, sizeof(struct card));
  printf("%d %d %d\n", deck[3].suit == SPADES, deck[3].low, deck[3].rank);
  return 0;
}
