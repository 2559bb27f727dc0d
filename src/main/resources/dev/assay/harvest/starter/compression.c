/* Compression: runs, prefix codes, move-to-front and match finding in short blocks. */

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define PRESS_LIMIT 64

struct press_bits {
  uint8_t bytes[12];
  uint8_t bit; /* next bit to read or write, counted from the start */
};

static size_t press_clamp(size_t length) {
  return length > PRESS_LIMIT ? PRESS_LIMIT : length;
}

/* Bits go in from the low end; what does not fit is refused as a whole. */
_Bool press_put_bits(struct press_bits *to, uint32_t value, uint8_t width) {
  if (width > 32 || to->bit > 96 || to->bit + width > 96) {
    return 0;
  }
  while (width-- > 0) {
    uint8_t mask = (uint8_t)(1u << (to->bit & 7));
    if (value & 1) {
      to->bytes[to->bit >> 3] |= mask;
    } else {
      to->bytes[to->bit >> 3] &= (uint8_t)~mask;
    }
    value >>= 1;
    to->bit++;
  }
  return 1;
}

/* Reading past the end gives zeros. */
uint32_t press_get_bits(struct press_bits *from, uint8_t width) {
  uint32_t value = 0;
  for (uint8_t i = 0; i < width && i < 32 && from->bit < 96; i++, from->bit++) {
    uint32_t bit = from->bytes[from->bit / 8] >> from->bit % 8 & 1u;
    value |= bit << i;
  }
  return value;
}

/* Recent symbols get small numbers, in place; a symbol has five bits. */
void press_move_to_front(uint8_t *data, size_t length) {
  uint8_t recent[32];
  length = press_clamp(length);
  for (int i = 0; i < 32; i++) {
    recent[i] = (uint8_t)i;
  }
  for (size_t i = 0; i < length; i++) {
    uint8_t symbol = data[i] & 31;
    uint8_t place = 0;
    uint8_t carried = recent[0];
    while (carried != symbol) {
      place++;
      uint8_t kept = recent[place];
      recent[place] = carried;
      carried = kept;
    }
    recent[0] = symbol;
    data[i] = place;
  }
}

/* Longest earlier match of the text at a place: distance above, length below. */
uint16_t press_best_match(const uint8_t *text, size_t length, uint8_t at) {
  unsigned best = 0;
  unsigned distance = 0;
  length = press_clamp(length);
  for (size_t back = 1; back <= at && at < length; back++) {
    const uint8_t *old = text + (at - back);
    unsigned same = 0;
    while (at + same < length && old[same] == text[at + same]) {
      same++;
    }
    if (same > best) {
      best = same;
      distance = (unsigned)back;
    }
  }
  return (uint16_t)(best < 3 ? 0 : distance << 8 | best);
}

/* Unary count of the quotient, then the rest in so many bits: only the length of it. */
unsigned press_rice_bits(uint32_t value, uint8_t parameter) {
  parameter &= 15;
  uint32_t quotient = value >> parameter;
  if (quotient > 23) {
    return 24 + 32; /* the way out for rare large values */
  }
  return quotient + 1 + parameter;
}

/* Cheapest parameter for a block, smaller ones first. */
uint8_t press_rice_choose(const uint16_t *values, size_t count) {
  uint8_t best = 0;
  unsigned least = ~0u;
  count = press_clamp(count);
  for (uint8_t parameter = 0; parameter < 14; parameter++) {
    unsigned bits = 0;
    for (size_t i = 0; i < count; i++) {
      bits += press_rice_bits(values[i], parameter);
    }
    if (bits < least) {
      least = bits;
      best = parameter;
    }
  }
  return best;
}

/* Universal code of a number above zero: zeros for the length, then the number. */
uint64_t press_gamma(uint32_t n) {
  unsigned length = 0;
  if (n == 0) {
    return 0;
  }
  while (n >> length > 1) {
    length++;
  }
  return (uint64_t)n << 8 | (2 * length + 1); /* low byte: bits of the code */
}

/* Bits that the best prefix code takes for symbols of these weights, 24 at most. */
unsigned press_merge_cost(const uint8_t *weights, size_t count) {
  unsigned heap[24];
  unsigned total = 0;
  if (count > 24) {
    count = 24;
  }
  for (size_t i = 0; i < count; i++) {
    heap[i] = weights[i];
  }
  while (count > 1) {
    unsigned pair = 0;
    /* Takes the least twice; for so few weights a real heap would not pay. */
    for (int round = 0; round < 2; round++) {
      size_t least = 0;
      for (size_t i = 1; i < count; i++) {
        if (heap[i] < heap[least]) {
          least = i;
        }
      }
      pair += heap[least];
      heap[least] = heap[--count];
    }
    total += pair;
    heap[count++] = pair;
  }
  return total;
}

/* True when code lengths describe a prefix code without holes. */
_Bool press_lengths_complete(const uint8_t *lengths, size_t count) {
  uint32_t room = UINT32_C(1) << 20;
  count = press_clamp(count);
  for (size_t i = 0; i < count; i++) {
    if (lengths[i] == 0) {
      continue;
    }
    if (lengths[i] > 20) {
      return 0;
    }
    uint32_t share = UINT32_C(1) << (20 - lengths[i]);
    if (share > room) {
      return 0;
    }
    room -= share;
  }
  return room == 0;
}

/* Signed count in front: positive copies bytes, negative repeats the next one. */
int press_unpack(const int8_t *packed, int8_t *out, size_t length) {
  int8_t plain[PRESS_LIMIT];
  size_t used = 0;
  size_t at = 0;
  length = press_clamp(length);
  while (at < length) {
    int count = packed[at++];
    if (count >= 0) {
      for (; count > 0 && at < length && used < length; count--) {
        plain[used++] = packed[at++];
      }
      if (count > 0) {
        goto broken;
      }
    } else {
      if (at == length) {
        goto broken;
      }
      for (; count < 0 && used < length; count++) {
        plain[used++] = packed[at];
      }
      at++;
    }
  }
  memcpy(out, plain, used);
  return (int)used;
broken:
  memset(out, 0, length);
  return -1;
}

/* Prediction from the left, the upper and the corner: whichever is nearest. */
uint8_t press_predict(uint8_t left, uint8_t above, uint8_t corner) {
  uint8_t high = left > above ? left : above;
  uint8_t low = left > above ? above : left;
  if (corner >= high) {
    return low;
  }
  return corner <= low ? high : (uint8_t)(left + above - corner);
}

/* How many different bytes there are, which bounds what can be saved. */
size_t press_alphabet(const uint8_t *data, size_t length) {
  uint64_t seen[4] = {0};
  size_t different = 0;
  length = press_clamp(length);
  for (size_t i = 0; i < length; i++) {
    uint64_t bit = UINT64_C(1) << (data[i] & 63);
    uint64_t *word = &seen[data[i] >> 6];
    if (!(*word & bit)) {
      *word |= bit;
      different++;
    }
  }
  return different;
}
