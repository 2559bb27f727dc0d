/* Hashing: mixers of words, hashes of short buffers and helpers of hash tables. */

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define HASH_LIMIT 64

struct hash_state {
  uint32_t lanes[2];
  uint32_t total;
  uint8_t pending[4];
  uint8_t filled;
};

struct hash_key {
  uint16_t port;
  uint8_t kind;
  int32_t host;
};

static uint32_t hash_turn(uint32_t word, unsigned by) {
  return word << (by & 31) | word >> ((32 - by) & 31);
}

/* Odd factor, then fold: every step can be undone, so no two inputs collide. */
uint32_t hash_mix32(uint32_t n) {
  n ^= n >> 15;
  n *= UINT32_C(0x3B8F52C5);
  n ^= n >> 13;
  n *= UINT32_C(0x6D17E92B);
  return n ^ n >> 16;
}

uint64_t hash_mix64(uint64_t n) {
  for (int round = 0; round < 3; round++) {
    n ^= n >> (29 + round);
    n *= UINT64_C(0x9D8A3C5F17E6B24D) + 2 * (uint64_t)round;
  }
  return n ^ n >> 33;
}

uint32_t hash_pair(uint32_t a, uint32_t b) {
  return hash_mix32(hash_turn(a, 7) + hash_mix32(b ^ UINT32_C(0x47B1E96D)));
}

/* The order of the two must not matter. */
unsigned long hash_unordered(unsigned a, unsigned b) {
  unsigned low = a < b ? a : b;
  unsigned high = a < b ? b : a;
  return (unsigned long)hash_pair(low, high) * 2 + (low == high);
}

/* Takes a byte at a time; the length goes in last, so that zeros at the end count. */
uint32_t hash_bytes(const uint8_t *data, size_t length, uint32_t seed) {
  uint32_t hash = seed ^ UINT32_C(0xC85D31A7);
  if (length > HASH_LIMIT) {
    length = HASH_LIMIT;
  }
  for (size_t i = 0; i < length; i++) {
    hash = hash_turn(hash, 5) * 33 ^ data[i];
  }
  return hash_mix32(hash + (uint32_t)length);
}

/* The same for large and small letters of ASCII. */
uint16_t hash_name(const char *name, size_t length) {
  uint32_t hash = 7;
  if (length > HASH_LIMIT) {
    length = HASH_LIMIT;
  }
  while (length-- > 0) {
    unsigned char c = (unsigned char)*name++;
    if (c >= 'A' && c <= 'Z') {
      c |= 0x20;
    }
    hash = (hash << 5 | hash >> 27) + c;
  }
  return (uint16_t)(hash ^ hash >> 16);
}

/* Words by fours as long as there are some, the tail through a switch. */
uint64_t hash_words(const uint32_t *words, size_t count) {
  uint64_t hash = count;
  if (count > HASH_LIMIT) {
    return 0;
  }
  while (count >= 4) {
    uint64_t left = (uint64_t)words[0] << 32 | words[1];
    uint64_t right = (uint64_t)words[2] << 32 | words[3];
    hash = hash_mix64(hash ^ left) + right;
    words += 4;
    count -= 4;
  }
  switch (count) {
    case 3:
      hash += (uint64_t)words[2] << 17;
      /* fall through */
    case 2:
      hash ^= (uint64_t)words[1] << 31;
      /* fall through */
    case 1:
      hash += words[0];
      break;
  }
  return hash_mix64(hash);
}

static void hash_absorb(struct hash_state *state) {
  uint32_t word = 0;
  for (int i = 0; i < 4; i++) {
    word |= (uint32_t)state->pending[i] << (8 * i);
  }
  state->lanes[0] = hash_turn(state->lanes[0] ^ word, 11) + state->lanes[1];
  state->lanes[1] = hash_pair(state->lanes[1], word);
  state->filled = 0;
}

/* Feeds one byte into a hash that is built over time. */
void hash_feed(struct hash_state *state, uint8_t byte) {
  state->pending[state->filled & 3] = byte;
  state->filled = (uint8_t)((state->filled & 3) + 1);
  state->total++;
  if (state->filled == 4) {
    hash_absorb(state);
  }
}

/* Works on a copy: more bytes may follow after the hash was asked for. */
uint32_t hash_finish(const struct hash_state *state) {
  struct hash_state copy = *state;
  if (copy.filled > 0) {
    size_t filled = copy.filled & 3;
    memset(copy.pending + filled, 0x80, 4 - filled);
    hash_absorb(&copy);
  }
  return hash_pair(copy.lanes[0] ^ copy.total, copy.lanes[1]);
}

/* By members, as the gaps between them may hold anything. */
uint32_t hash_of_key(const struct hash_key *key) {
  return hash_pair((uint32_t)key->host, (uint32_t)key->port << 8 | key->kind);
}

/* Next place to look at; odd steps visit all places of a table of a power of two. */
uint16_t hash_probe(uint16_t place, uint32_t hash, uint8_t bits) {
  unsigned mask = (1u << (bits & 15)) - 1;
  unsigned step = (hash >> 8 | 1) & 0xFFFF;
  return (uint16_t)((place + step) & mask);
}

/* Number of buckets for so many entries: a power of two, at most three quarters full. */
size_t hash_table_size(uint32_t entries) {
  size_t size = 8;
  while (size * 3 / 4 < entries && size < ((size_t)1 << 31)) {
    size *= 2;
  }
  return size;
}

/* Which of so many servers: those that stay keep nearly all of their keys. */
int hash_choose(uint64_t key, unsigned char servers) {
  int best = -1;
  uint64_t highest = 0;
  for (int server = 0; server < servers; server++) {
    uint64_t score = hash_mix64(key + (uint64_t)server * UINT64_C(0x5BE1947D62C80F3B));
    if (best < 0 || score > highest) {
      best = server;
      highest = score;
    }
  }
  return best;
}

/* One bit of a filter of 64 bits per probe; three probes per key. */
uint64_t hash_filter_add(uint64_t filter, uint32_t key) {
  uint32_t hash = hash_mix32(key);
  for (int probe = 0; probe < 3; probe++) {
    filter |= UINT64_C(1) << (hash & 63);
    hash >>= 6;
  }
  return filter;
}

_Bool hash_filter_has(uint64_t filter, uint32_t key) {
  return hash_filter_add(filter, key) == filter;
}
