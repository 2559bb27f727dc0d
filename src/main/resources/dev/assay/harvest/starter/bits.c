/* Bit twiddling: counting, spreading, mirroring and walking the bits of words. */

#include <limits.h>
#include <stddef.h>
#include <stdint.h>

static const uint8_t bits_nibble_ones[16] = {
  0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4
};

static uint64_t bits_low_mask(unsigned width) {
  return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

/* The loop ends early for small numbers, which are by far the most common. */
int bits_count(uint64_t word) {
  int total = 0;
  while (word != 0) {
    total += bits_nibble_ones[word & 15];
    word >>= 4;
  }
  return total;
}

/* Leaves a gap of one zero bit after every bit, as interleaving needs it. */
uint32_t bits_spread(uint16_t half) {
  uint32_t result = 0;
  for (int i = 0; i < 16; i++) {
    result |= (uint32_t)(half >> i & 1) << (2 * i);
  }
  return result;
}

uint16_t bits_squeeze(uint32_t word) {
  uint16_t result = 0;
  uint16_t place = 1;
  do {
    if (word & 1) {
      result |= place;
    }
    word >>= 2;
    place = (uint16_t)(place << 1);
  } while (place != 0);
  return result;
}

uint32_t bits_interleave(uint16_t x, uint16_t y) {
  return bits_spread(x) | bits_spread(y) << 1;
}

/* Negative amounts turn the other way; whole turns make no difference. */
uint32_t bits_rotate(uint32_t word, int by) {
  unsigned left = (unsigned)by & 31;
  if (left == 0) {
    return word; /* a shift by 32 would be undefined */
  }
  return word << left | word >> (32 - left);
}

/* Minus one stands for "no bit is set". */
signed char bits_highest(unsigned long long word) {
  signed char at = -1;
  unsigned step = 32;
  if (word == 0) {
    return at;
  }
  at = 0;
  while (step != 0) {
    if (word >> step != 0) {
      word >>= step;
      at = (signed char)(at + (int)step);
    }
    step /= 2;
  }
  return at;
}

long long bits_sign_extend(uint64_t value, unsigned width) {
  if (width == 0) {
    return 0;
  }
  if (width > 63) {
    width = 63; /* keeps the result in range without a conversion trick */
  }
  uint64_t mask = bits_low_mask(width);
  uint64_t sign = UINT64_C(1) << (width - 1);
  value &= mask;
  return (value & sign) ? -(long long)(mask - value) - 1 : (long long)value;
}

/* Each pass shortens all runs by one, so the passes count the longest. */
unsigned bits_longest_run(unsigned long word) {
  unsigned passes = 0;
  for (; word != 0; word &= word >> 1) {
    passes++;
  }
  return passes;
}

uint64_t bits_field_put(uint64_t word, uint8_t at, uint8_t width, uint64_t value) {
  if (at > 63) {
    return word;
  }
  if (width > 64 - at) {
    width = (uint8_t)(64 - at);
  }
  uint64_t mask = bits_low_mask(width) << at;
  return (word & ~mask) | (value << at & mask);
}

_Bool bits_is_palindrome(uint32_t word) {
  uint32_t low = 1;
  uint32_t high = UINT32_C(1) << 31;
  while (low < high) {
    if (!(word & low) != !(word & high)) {
      return 0;
    }
    low <<= 1, high >>= 1;
  }
  return 1;
}

uint32_t bits_to_gray(uint32_t n) {
  return n ^ n >> 1;
}

uint32_t bits_from_gray(uint32_t gray) {
  uint32_t n = 0;
  for (uint32_t bit = UINT32_C(1) << 31; bit != 0; bit >>= 1) {
    n |= (gray ^ n >> 1) & bit;
  }
  return n;
}

/* Next larger number with equally many ones, or zero where there is none. */
unsigned short bits_next_same_weight(unsigned short n) {
  unsigned candidate = n;
  int ones_below = 0;
  unsigned at = 0;

  while (at < 16 && !(candidate >> at & 1)) {
    at++;
  }
  while (at < 16 && (candidate >> at & 1)) {
    candidate &= ~(1u << at);
    ones_below++;
    at++;
  }
  if (at >= 16 || ones_below == 0) {
    return 0;
  }
  candidate |= 1u << at;
  candidate |= (1u << (ones_below - 1)) - 1;
  return (unsigned short)candidate;
}

/* Writes the places of the set bits, lowest first, and tells how many there are. */
size_t bits_positions(uint64_t word, uint8_t *places, size_t capacity) {
  size_t found = 0;
  if (capacity > 64) {
    capacity = 64;
  }
  for (uint8_t at = 0; word != 0; at++, word >>= 1) {
    if (!(word & 1)) {
      continue;
    }
    if (found < capacity) {
      places[found] = at;
    }
    found++;
  }
  return found;
}

/* Ties between set and clear go to clear, so that noise does not switch on. */
uint8_t bits_vote(const uint8_t *samples, size_t length) {
  uint8_t winner = 0;
  if (length > 64) {
    return 0;
  }
  for (int bit = 0; bit < CHAR_BIT; bit++) {
    size_t ones = 0;
    for (size_t i = 0; i < length; i++) {
      ones += samples[i] >> bit & 1u;
    }
    if (ones * 2 > length) {
      winner |= (uint8_t)(1u << bit);
    }
  }
  return winner;
}
