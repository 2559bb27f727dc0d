/* Searching: probing, bisecting and scanning of short arrays and of number ranges. */

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { FIND_LIMIT = 64 };

typedef struct find_range {
  uint8_t first;
  uint8_t past;
} find_range;

static size_t find_clamp(size_t count) {
  return count < FIND_LIMIT ? count : FIND_LIMIT;
}

/* First place whose value is not below the key; the array should be sorted. */
size_t find_lower(const int *sorted, size_t count, int key) {
  size_t low = 0;
  size_t high = find_clamp(count);
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (sorted[middle] < key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/* Places of all values equal to the key; empty at the place to insert at. */
unsigned find_equal(const int *sorted, size_t count, int key) {
  find_range range = {0};
  range.first = (uint8_t)find_lower(sorted, count, key);
  range.past = range.first;
  while (range.past < find_clamp(count) && sorted[range.past] == key) {
    range.past++;
  }
  return (unsigned)range.first << 8 | range.past;
}

/* Guesses by proportion; falls back on bisecting where a guess does not help. */
int find_guessing(const uint16_t *sorted, int count, uint16_t key) {
  int low = 0;
  int high = count > FIND_LIMIT ? FIND_LIMIT - 1 : count < 0 ? -1 : count - 1;
  int budget = 2 * FIND_LIMIT;
  while (low <= high && budget-- > 0) {
    int at = (low + high) / 2;
    if (sorted[low] < sorted[high] && key >= sorted[low] && key <= sorted[high]) {
      unsigned span = (unsigned)sorted[high] - sorted[low];
      unsigned part = (unsigned)key - sorted[low];
      at = low + (int)((unsigned)(high - low) * part / span);
    }
    if (sorted[at] == key) {
      return at;
    }
    if (sorted[at] < key) {
      low = at + 1;
    } else {
      high = at - 1;
    }
  }
  return -1;
}

/* Doubles the step first, as for lists whose interesting part is in front. */
size_t find_gallop(const unsigned char *sorted, size_t count, unsigned char key) {
  size_t step = 1;
  size_t low = 0;
  count = find_clamp(count);
  while (step < count && sorted[step] < key) {
    low = step;
    step *= 2;
  }
  size_t high = step < count ? step + 1 : count;
  for (; low < high; low++) {
    if (sorted[low] >= key) {
      break;
    }
  }
  return low;
}

ptrdiff_t find_last_byte(const uint8_t *data, size_t length, uint8_t wanted) {
  ptrdiff_t i = (ptrdiff_t)find_clamp(length);
  do {
    i--;
  } while (i >= 0 && data[i] != wanted);
  return i;
}

/* A local summit: no neighbour is higher. Walks uphill by halves. */
int find_summit(const short *heights, int count) {
  int low = 0;
  if (count <= 0) {
    return -1;
  }
  int high = count > FIND_LIMIT ? FIND_LIMIT - 1 : count - 1;
  while (low != high) {
    int middle = (low + high) >> 1;
    if (heights[middle] < heights[middle + 1]) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/* The only candidate for being more than half of all values, and its proof. */
_Bool find_majority(const uint32_t *votes, size_t count, uint32_t *winner) {
  uint32_t candidate = 0;
  size_t lead = 0;
  size_t seen = 0;
  count = find_clamp(count);
  for (size_t i = 0; i < count; i++) {
    if (lead == 0) {
      candidate = votes[i];
    }
    lead = votes[i] == candidate ? lead + 1 : lead - 1;
  }
  for (size_t i = 0; i < count; i++) {
    seen += votes[i] == candidate;
  }
  *winner = candidate;
  return seen * 2 > count;
}

/* Integer whose square is the largest not above n, by trying bits downward. */
uint32_t find_root(uint64_t n) {
  uint64_t root = 0;
  for (uint64_t bit = UINT64_C(1) << 31; bit != 0; bit >>= 1) {
    uint64_t attempt = root | bit;
    if (attempt <= n / attempt) {
      root = attempt;
    }
  }
  return (uint32_t)root;
}

/* The smallest day count at which growth by a percentage reaches a goal, 500 at most. */
unsigned find_growth_days(unsigned start, unsigned goal, uint8_t percent) {
  unsigned long long amount = start;
  unsigned days = 0;
  if (start == 0 || percent == 0) {
    return start >= goal ? 0 : ~0u;
  }
  while (amount < goal && days < 500) {
    unsigned long long gain = amount * percent / 100;
    amount += gain > 0 ? gain : 1; /* otherwise small amounts never move */
    days++;
  }
  return days;
}

/* Place of a short pattern given as four bytes, of which zero bytes match anything. */
int find_masked(const uint8_t *data, size_t length, uint32_t pattern) {
  length = find_clamp(length);
  for (size_t at = 0; at + 4 <= length; at++) {
    int k = 0;
    for (; k < 4; k++) {
      uint8_t want = (uint8_t)(pattern >> (8 * k));
      if (want != 0 && want != data[at + (size_t)k]) {
        goto next;
      }
    }
    return (int)at;
  next:;
  }
  return -1;
}

/* Two different places whose values add up to the sum; packed, or -1. */
int32_t find_pair(const int32_t *sorted, size_t count, int64_t sum) {
  size_t left = 0;
  size_t right = find_clamp(count);
  while (left + 1 < right) {
    int64_t both = (int64_t)sorted[left] + sorted[right - 1];
    if (both == sum) {
      return (int32_t)(left * 100 + right - 1);
    }
    if (both < sum) {
      left++;
    } else {
      right--;
    }
  }
  return -1;
}

/* Length of the longest common beginning, bounded by the shorter buffer. */
size_t find_common_prefix(const uint8_t *a, size_t a_length, const uint8_t *b,
                          size_t b_length) {
  size_t shorter = find_clamp(a_length < b_length ? a_length : b_length);
  if (memcmp(a, b, shorter) == 0) {
    return shorter;
  }
  size_t same = 0;
  while (a[same] == b[same]) {
    same++;
  }
  return same;
}
