/* Random: small generators with explicit state, and draws made from their words. */

#include <stddef.h>
#include <stdint.h>

struct rnd_pair {
  uint32_t a;
  uint32_t b;
};

struct rnd_lagged {
  uint16_t ring[7];
  uint8_t at;
};

/* Shifts only; zero would stay zero for ever and is replaced. */
uint32_t rnd_shift_step(uint32_t state) {
  if (state == 0) {
    state = UINT32_C(0x4E8A13D7);
  }
  state ^= state << 7;
  state ^= state >> 9;
  state ^= state << 8;
  return state;
}

void rnd_congruence(uint64_t *state) {
  *state = *state * UINT64_C(0x8F1BCD7E35A9624D) + 0x3C6F;
}

/* High bits only: the low ones of a congruence repeat soon. */
uint32_t rnd_congruence_draw(uint64_t *state) {
  rnd_congruence(state);
  return (uint32_t)(*state >> 32 ^ *state >> 41);
}

/* Two coupled words, of which only the sum is shown. */
uint32_t rnd_pair_draw(struct rnd_pair *pair) {
  uint32_t kept = pair->a + (pair->b << 13 | pair->b >> 19);
  pair->a = pair->b * 5 + 1;
  pair->b = kept ^ kept >> 11;
  return pair->a + pair->b;
}

/* Jumps ahead by so many draws, at most 255. */
void rnd_pair_skip(struct rnd_pair *pair, uint8_t draws) {
  while (draws-- > 0) {
    (void)rnd_pair_draw(pair);
  }
}

uint16_t rnd_lagged_draw(struct rnd_lagged *from) {
  unsigned at = from->at % 7u;
  unsigned other = (at + 4) % 7;
  uint16_t drawn = (uint16_t)(from->ring[at] - from->ring[other]);
  if (drawn == from->ring[at]) {
    drawn ^= 0x5A5A; /* a ring of zeros should not stay one */
  }
  from->ring[at] = drawn;
  from->at = (uint8_t)((at + 1) % 7);
  return drawn;
}

/* Feedback register with taps given by the caller, so many steps but at most 128. */
uint16_t rnd_feedback(uint16_t state, uint16_t taps, uint8_t steps) {
  for (uint8_t i = 0; i < steps && i < 128; i++) {
    unsigned out = state & 1u;
    state >>= 1;
    if (out) {
      state ^= taps;
    }
  }
  return state;
}

/* Length of the cycle of a byte under a step, found with two runners. */
unsigned rnd_cycle_length(uint8_t start, uint8_t factor, uint8_t addend) {
  uint8_t slow = start;
  uint8_t fast = start;
  do {
    slow = (uint8_t)(slow * factor + addend);
    fast = (uint8_t)(fast * factor + addend);
    fast = (uint8_t)(fast * factor + addend);
  } while (slow != fast);
  unsigned length = 0;
  do {
    fast = (uint8_t)(fast * factor + addend);
    length++;
  } while (slow != fast);
  return length;
}

/* A word scaled to a range by its high half: no division, hardly any bias. */
uint32_t rnd_below(uint32_t word, uint32_t bound) {
  return (uint32_t)((uint64_t)word * bound >> 32);
}

/* A number from low to high, both included and in either order. */
int32_t rnd_between(uint32_t word, int32_t low, int32_t high) {
  if (low > high) {
    int32_t kept = low;
    low = high;
    high = kept;
  }
  uint64_t span = (uint64_t)((int64_t)high - low) + 1;
  return (int32_t)(low + (int64_t)(word * span >> 32));
}

/* Sum of dice with so many sides, drawn from one seed. */
unsigned rnd_dice(uint32_t seed, uint8_t dice, uint8_t sides) {
  unsigned total = 0;
  if (sides == 0) {
    return 0;
  }
  for (dice &= 31; dice > 0; dice--) {
    seed = rnd_shift_step(seed);
    total += rnd_below(seed, sides) + 1;
  }
  return total;
}

void rnd_shuffle(uint8_t *cards, size_t count, uint32_t seed) {
  if (count > 64) {
    count = 64;
  }
  for (size_t left = count; left > 1; left--) {
    seed = rnd_shift_step(seed);
    size_t chosen = rnd_below(seed, (uint32_t)left);
    uint8_t kept = cards[chosen];
    cards[chosen] = cards[left - 1];
    cards[left - 1] = kept;
  }
}

/* Index chosen by weight, or -1 when all weights are zero. */
int rnd_weighted(const uint8_t *weights, size_t count, uint32_t word) {
  uint32_t total = 0;
  if (count > 64) {
    count = 64;
  }
  for (size_t i = 0; i < count; i++) {
    total += weights[i];
  }
  uint32_t left = rnd_below(word, total);
  for (size_t i = 0; i < count; i++) {
    if (left < weights[i]) {
      return (int)i;
    }
    left -= weights[i];
  }
  return -1;
}

/* True so many times in a hundred. */
_Bool rnd_chance(uint32_t word, uint8_t percent) {
  return rnd_below(word, 100) < percent;
}

/* Smooth noise of a line: fixed values at multiples of 16 and a ramp between. */
int rnd_noise(int32_t x, uint32_t seed) {
  uint32_t place = (uint32_t)x;
  uint32_t cell = place >> 4;
  int part = (int)(place & 15);
  int left = (int)(rnd_shift_step(cell * UINT32_C(0x9A63C1E5) + seed) >> 24);
  int right = (int)(rnd_shift_step((cell + 1) * UINT32_C(0x9A63C1E5) + seed) >> 24);
  return (left * (16 - part) + right * part) / 16;
}
