/* Intervals: half-open ranges of numbers, their overlaps, gaps and schedules. */

#include <limits.h>
#include <stddef.h>
#include <stdint.h>

/* Holds from, but not to; from == to is the empty range. */
struct span_range {
  int32_t from;
  int32_t to;
};

struct span_list {
  struct span_range ranges[4];
  uint8_t used;
};

enum span_relation {
  SPAN_BEFORE,
  SPAN_TOUCHES,
  SPAN_OVERLAPS,
  SPAN_INSIDE,
  SPAN_AROUND,
  SPAN_EQUAL,
  SPAN_AFTER
};

static int32_t span_least(int32_t a, int32_t b) {
  return a < b ? a : b;
}

static int32_t span_most(int32_t a, int32_t b) {
  return a > b ? a : b;
}

/* Zero for a range turned inside out. */
uint32_t span_length(const struct span_range *range) {
  return range->from < range->to ? (uint32_t)range->to - (uint32_t)range->from : 0;
}

int span_relate(const struct span_range *a, const struct span_range *b) {
  if (a->from == b->from && a->to == b->to) {
    return SPAN_EQUAL;
  }
  if (a->to < b->from) {
    return SPAN_BEFORE;
  }
  if (b->to < a->from) {
    return SPAN_AFTER;
  }
  if (a->to == b->from || b->to == a->from) {
    return SPAN_TOUCHES;
  }
  if (a->from >= b->from && a->to <= b->to) {
    return SPAN_INSIDE;
  }
  return a->from <= b->from && a->to >= b->to ? SPAN_AROUND : SPAN_OVERLAPS;
}

/* The first range becomes what both have in common; false if that is nothing. */
_Bool span_intersect(struct span_range *range, const struct span_range *with) {
  int32_t from = span_most(range->from, with->from);
  int32_t to = span_least(range->to, with->to);
  if (from >= to) {
    range->to = range->from;
    return 0;
  }
  range->from = from;
  range->to = to;
  return 1;
}

/* Numbers covered by at least one of the ranges. */
uint64_t span_covered(const struct span_list *list) {
  struct span_list copy = *list;
  size_t used = copy.used > 4 ? 4 : copy.used;
  uint64_t covered = 0;
  int64_t reached = INT64_MIN;
  /* Four ranges at most: the simplest sort will do. */
  for (size_t i = 0; i < used; i++) {
    for (size_t k = i + 1; k < used; k++) {
      if (copy.ranges[k].from < copy.ranges[i].from) {
        struct span_range kept = copy.ranges[i];
        copy.ranges[i] = copy.ranges[k];
        copy.ranges[k] = kept;
      }
    }
  }
  for (size_t i = 0; i < used; i++) {
    int64_t from = copy.ranges[i].from;
    if (from < reached) {
      from = reached;
    }
    if (copy.ranges[i].to > from) {
      covered += (uint64_t)(copy.ranges[i].to - from);
      reached = copy.ranges[i].to;
    }
  }
  return covered;
}

/* Joins the range to the first one that it touches, or adds it if there is room. */
int8_t span_list_add(struct span_list *list, int32_t from, int32_t to) {
  if (list->used > 4) {
    list->used = 4;
  }
  if (from >= to) {
    return -1;
  }
  for (uint8_t i = 0; i < list->used; i++) {
    struct span_range *range = &list->ranges[i];
    if (from <= range->to && to >= range->from) {
      range->from = span_least(range->from, from);
      range->to = span_most(range->to, to);
      return (int8_t)i;
    }
  }
  if (list->used == 4) {
    return -1;
  }
  list->ranges[list->used] = (struct span_range){.from = from, .to = to};
  return (int8_t)list->used++;
}

/* Nearest number within the bounds, which may be given in either order. */
long span_clamp(long value, long one_end, long other_end) {
  long low = one_end < other_end ? one_end : other_end;
  long high = one_end < other_end ? other_end : one_end;
  return value < low ? low : value > high ? high : value;
}

/* Into a range by going round, like an angle. */
int16_t span_wrap(int32_t value, int16_t low, int16_t high) {
  int32_t width = high - low;
  if (width <= 0) {
    return low;
  }
  int64_t place = ((int64_t)value - low) % width;
  return (int16_t)(low + (place < 0 ? place + width : place));
}

/* The shorter way round a dial from one place to another. */
int span_dial_way(uint16_t from, uint16_t to, uint16_t size) {
  if (size == 0) {
    return 0;
  }
  int way = to % size - from % size;
  if (way * 2 > size) {
    way -= size;
  } else if (way * 2 < -size) {
    way += size;
  }
  return way;
}

/* Busy quarters of an hour are bits; start of the first gap of so many, or -1. */
signed char span_free_slot(uint64_t busy, uint8_t wanted) {
  int run = 0;
  if (wanted == 0 || wanted > 64) {
    return -1;
  }
  for (int i = 0; i < 64; i++) {
    run = busy >> i & 1 ? 0 : run + 1;
    if (run == wanted) {
      return (signed char)(i - run + 1);
    }
  }
  return -1;
}

/* Most visitors at one time, from the hours at which each came and left. */
unsigned span_crowd(const uint8_t *came, const uint8_t *left, size_t count) {
  int8_t change[25] = {0};
  int present = 0;
  int most = 0;
  if (count > 64) {
    return 0;
  }
  for (size_t i = 0; i < count; i++) {
    if (came[i] < left[i] && left[i] <= 24) {
      change[came[i]]++;
      change[left[i]]--;
    }
  }
  for (int hour = 0; hour < 25; hour++) {
    present += change[hour];
    most = present > most ? present : most;
  }
  return (unsigned)most;
}

/* How many multiples of a step lie in a range of either order. */
uint64_t span_multiples(int32_t low, int32_t high, uint16_t step) {
  if (low > high || step == 0) {
    return 0;
  }
  /* Shifting by a multiple of the step makes both ends positive. */
  int64_t shift = (INT64_C(1) << 32) * step;
  int64_t upto = (high + shift) / step;
  int64_t before = (low + shift - 1) / step;
  return (uint64_t)(upto - before);
}

/* Length of the longest piece of an array that keeps rising. */
size_t span_longest_rise(const int *values, size_t count) {
  size_t longest = 0;
  size_t start = 0;
  if (count > 64) {
    count = 64;
  }
  for (size_t i = 0; i < count; i++) {
    if (i > 0 && values[i] <= values[i - 1]) {
      start = i;
    }
    if (i - start + 1 > longest) {
      longest = i - start + 1;
    }
  }
  return longest;
}
