/* Sorting: in-place sorts of short arrays, ranks, medians and tests of order. */

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define SORT_LIMIT 64

struct sort_item {
  uint16_t key;
  int16_t weight;
  uint8_t order;
};

struct sort_batch {
  struct sort_item items[6];
  uint8_t used;
};

static size_t sort_clamp(size_t count) {
  return count > SORT_LIMIT ? SORT_LIMIT : count;
}

static void sort_swap(int *a, int *b) {
  int kept = *a;
  *a = *b;
  *b = kept;
}

void sort_by_insertion(int *values, size_t count) {
  count = sort_clamp(count);
  for (size_t i = 1; i < count; i++) {
    int moving = values[i];
    size_t hole = i;
    while (hole > 0 && values[hole - 1] > moving) {
      values[hole] = values[hole - 1];
      hole--;
    }
    values[hole] = moving;
  }
}

/* Bubbles in both directions, so that a small value at the end is no worst case. */
unsigned sort_by_shaking(int *values, size_t count) {
  unsigned swaps = 0;
  count = sort_clamp(count);
  size_t low = 0;
  size_t high = count == 0 ? 0 : count - 1;
  while (low < high) {
    size_t touched = low;
    for (size_t i = low; i < high; i++) {
      if (values[i] > values[i + 1]) {
        sort_swap(&values[i], &values[i + 1]);
        touched = i;
        swaps++;
      }
    }
    high = touched;
    for (size_t i = high; i > low; i--) {
      if (values[i - 1] > values[i]) {
        sort_swap(&values[i - 1], &values[i]);
        swaps++;
      }
    }
    low++;
  }
  return swaps;
}

static void sort_sink(int *heap, size_t root, size_t count) {
  for (;;) {
    size_t child = 2 * root + 1;
    if (child >= count) {
      return;
    }
    if (child + 1 < count && heap[child + 1] > heap[child]) {
      child++;
    }
    if (heap[root] >= heap[child]) {
      return;
    }
    sort_swap(&heap[root], &heap[child]);
    root = child;
  }
}

void sort_by_heap(int *values, size_t count) {
  count = sort_clamp(count);
  for (size_t i = count / 2; i-- > 0;) {
    sort_sink(values, i, count);
  }
  while (count > 1) {
    count--;
    sort_swap(&values[0], &values[count]);
    sort_sink(values, 0, count);
  }
}

/* Counting needs no comparisons, and bytes have few values. */
void sort_bytes(uint8_t *data, size_t length) {
  uint8_t seen[256] = {0};
  length = sort_clamp(length);
  for (size_t i = 0; i < length; i++) {
    seen[data[i]]++;
  }
  uint8_t *to = data;
  for (int value = 0; value < 256; value++) {
    memset(to, value, seen[value]);
    to += seen[value];
  }
}

/* Number of pairs that stand in the wrong order. */
int sort_inversions(const short *values, size_t count) {
  int wrong = 0;
  count = sort_clamp(count);
  for (size_t i = 0; i < count; i++) {
    for (size_t k = i + 1; k < count; k++) {
      wrong += values[i] > values[k];
    }
  }
  return wrong;
}

/* +1 rising, -1 falling, 0 neither; equal neighbours decide nothing. */
signed char sort_direction(const long *values, size_t count) {
  _Bool rises = 0;
  _Bool falls = 0;
  count = sort_clamp(count);
  for (size_t i = 1; i < count && !(rises && falls); i++) {
    if (values[i - 1] < values[i]) {
      rises = 1;
    } else if (values[i - 1] > values[i]) {
      falls = 1;
    }
  }
  return (signed char)(rises - falls);
}

int sort_median3(int a, int b, int c) {
  if (a < b) {
    return b < c ? b : (a < c ? c : a);
  }
  return a < c ? a : (b < c ? c : b);
}

/* A network of five comparisons on the bytes of a word. */
uint32_t sort_four_bytes(uint32_t packed) {
  static const uint8_t pairs[5][2] = {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {1, 2}};
  uint8_t lanes[4];
  for (int i = 0; i < 4; i++) {
    lanes[i] = (uint8_t)(packed >> (8 * i));
  }
  for (int i = 0; i < 5; i++) {
    uint8_t *low = &lanes[pairs[i][0]];
    uint8_t *high = &lanes[pairs[i][1]];
    if (*low > *high) {
      uint8_t kept = *low;
      *low = *high, *high = kept;
    }
  }
  return (uint32_t)lanes[3] << 24 | (uint32_t)lanes[2] << 16 | (uint32_t)lanes[1] << 8
         | lanes[0];
}

/* Digits of a number in falling order, which is the largest rearrangement. */
uint64_t sort_digits(uint32_t number) {
  uint8_t seen[10] = {0};
  uint64_t result = 0;
  do {
    seen[number % 10]++;
    number /= 10;
  } while (number > 0);
  for (int digit = 9; digit >= 0; digit--) {
    for (; seen[digit] > 0; seen[digit]--) {
      result = result * 10 + (uint64_t)digit;
    }
  }
  return result;
}

/* The k-th smallest value, by narrowing the range instead of moving anything. */
uint16_t sort_kth(const uint16_t *values, size_t count, size_t k) {
  uint32_t low = 0;
  uint32_t high = UINT16_MAX;
  count = sort_clamp(count);
  if (k >= count) {
    return UINT16_MAX;
  }
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    size_t below = 0;
    for (size_t i = 0; i < count; i++) {
      below += values[i] <= middle;
    }
    if (below > k) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return (uint16_t)low;
}

static _Bool sort_item_before(const struct sort_item *a, const struct sort_item *b) {
  if (a->key != b->key) {
    return a->key < b->key;
  }
  if (a->weight != b->weight) {
    return a->weight > b->weight;
  }
  return a->order < b->order;
}

/* Orders the items of a batch by selection and answers the place of the first. */
int sort_batch(struct sort_batch *batch) {
  size_t used = batch->used > 6 ? 6 : batch->used;
  int first = -1;
  for (size_t i = 0; i < used; i++) {
    size_t best = i;
    for (size_t k = i + 1; k < used; k++) {
      if (sort_item_before(&batch->items[k], &batch->items[best])) {
        best = k;
      }
    }
    if (i == 0) {
      first = (int)best;
    }
    if (best != i) {
      struct sort_item kept = batch->items[i];
      batch->items[i] = batch->items[best];
      batch->items[best] = kept;
    }
  }
  return first;
}

/* Drops repeated neighbours; what is behind the new length is left as it was. */
size_t sort_unique(int64_t *sorted, size_t count) {
  size_t kept = 0;
  count = sort_clamp(count);
  for (size_t i = 0; i < count; i++) {
    if (kept == 0 || sorted[kept - 1] != sorted[i]) {
      sorted[kept++] = sorted[i];
    }
  }
  return kept;
}
