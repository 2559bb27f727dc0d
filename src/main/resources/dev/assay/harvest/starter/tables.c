/* Tables: lookups, interpolation and small constant maps with their inverses. */

#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct table_point {
  int16_t x;
  int16_t y;
};

struct table_slot {
  uint8_t key;
  uint8_t state;
  int32_t value;
};

struct table_map {
  struct table_slot slots[8];
};

enum { TABLE_FREE, TABLE_USED, TABLE_GONE };

static const uint16_t table_powers_of_ten[5] = {1, 10, 100, 1000, 10000};

/* Resistance rises while the probe cools; measured, hence uneven. */
static const struct table_point table_probe[9] = {
  {.x = 80, .y = 1250}, {.x = 141, .y = 1000}, {.x = 254, .y = 750},
  {.x = 470, .y = 500}, {.x = 680, .y = 370},  {.x = 1100, .y = 200},
  {.x = 1790, .y = 50}, {.x = 2480, .y = -60}, {.x = 3300, .y = -210}
};

/* Tenths of a degree for a reading of the probe; ends are held. */
short table_temperature(unsigned short reading) {
  const struct table_point *right = table_probe;
  const struct table_point *last = table_probe + 8;
  if (reading <= right->x) {
    return right->y;
  }
  while (right != last && reading > right->x) {
    right++;
  }
  if (reading >= last->x) {
    return last->y;
  }
  const struct table_point *left = right - 1;
  int run = right->x - left->x;
  int rise = right->y - left->y;
  return (short)(left->y + rise * (reading - left->x) / run);
}

uint16_t table_power_of_ten(uint8_t exponent) {
  return exponent < 5 ? table_powers_of_ten[exponent] : 0;
}

/* Digit of a number at a place counted from the right. */
uint8_t table_digit_at(uint16_t number, uint8_t place) {
  uint16_t power = table_power_of_ten(place);
  return power == 0 ? 0 : (uint8_t)(number / power % 10);
}

/* Seven segments, a at bit zero; hexadecimal letters in the forms that can be read. */
unsigned char table_segments(unsigned digit, _Bool point) {
  static const unsigned char shapes[] = {
    0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07,
    0x7F, 0x6F, 0x77, 0x7C, 0x39, 0x5E, 0x79, 0x71
  };
  unsigned char lit = digit < sizeof shapes ? shapes[digit] : 0x40;
  return (unsigned char)(point ? lit | 0x80 : lit);
}

/* Minus one for a shape that is no digit; the point does not matter. */
signed char table_from_segments(unsigned char lit) {
  for (signed char digit = 0; digit < 16; digit++) {
    if (table_segments((unsigned)digit, 0) == (lit & 0x7F)) {
      return digit;
    }
  }
  return -1;
}

/* Cost of a parcel by weight; each step names the first weight beyond it. */
unsigned table_postage(uint32_t grams, uint8_t zone) {
  static const struct {
    uint16_t below;
    uint16_t price[3];
  } steps[] = {
    {51, {95, 110, 165}},
    {501, {160, 370, 510}},
    {2001, {450, 900, 1700}},
    {10001, {1050, 1900, 4200}},
  };
  if (zone > 2) {
    zone = 2;
  }
  for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
    if (grams < steps[i].below) {
      return steps[i].price[zone];
    }
  }
  return 0;
}

/* Base two logarithm in 16ths, from a table of the fraction. */
uint16_t table_log2_16ths(uint32_t n) {
  static const uint8_t fraction[16] = {0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 14, 15};
  unsigned whole = 31;
  if (n == 0) {
    return 0;
  }
  for (; !(n & UINT32_C(0x80000000)); n <<= 1) {
    whole--;
  }
  return (uint16_t)(whole * 16 + fraction[n >> 27 & 15]);
}

/* Between rows of a square table of four by four, weights in sixteenths. */
int table_bilinear(uint8_t x, uint8_t y) {
  static const int8_t grid[4][4] = {
    {0, 12, 40, 90}, {-8, 3, 31, 77}, {-30, -11, 9, 50}, {-70, -44, -20, 5}
  };
  unsigned column = x / 64u;
  unsigned row = y / 64u;
  unsigned right = column < 3 ? column + 1 : column;
  unsigned below = row < 3 ? row + 1 : row;
  int part_x = x % 64;
  int part_y = y % 64;
  int top = grid[row][column] * (64 - part_x) + grid[row][right] * part_x;
  int bottom = grid[below][column] * (64 - part_x) + grid[below][right] * part_x;
  return (top * (64 - part_y) + bottom * part_y) / 64;
}

static struct table_slot *table_probe_slot(struct table_map *map, uint8_t key, _Bool to_put) {
  struct table_slot *free_slot = NULL;
  for (unsigned step = 0; step < 8; step++) {
    struct table_slot *slot = &map->slots[(key * 5u + step) % 8];
    switch (slot->state) {
      case TABLE_USED:
        if (slot->key == key) {
          return slot;
        }
        break;
      case TABLE_GONE:
        if (free_slot == NULL) {
          free_slot = slot; /* taken only if the key does not turn up behind it */
        }
        break;
      default:
        if (free_slot == NULL) {
          free_slot = slot;
        }
        return to_put ? free_slot : NULL;
    }
  }
  return to_put ? free_slot : NULL;
}

/* False when the map is full. */
_Bool table_put(struct table_map *map, uint8_t key, int32_t value) {
  struct table_slot *slot = table_probe_slot(map, key, 1);
  if (slot == NULL) {
    return 0;
  }
  slot->key = key;
  slot->state = TABLE_USED;
  slot->value = value;
  return 1;
}

int32_t table_get(struct table_map *map, uint8_t key, int32_t otherwise) {
  const struct table_slot *slot = table_probe_slot(map, key, 0);
  return slot != NULL ? slot->value : otherwise;
}

/* The slot stays marked, because others may have been pushed past it. */
int table_remove(struct table_map *map, uint8_t key) {
  struct table_slot *slot = table_probe_slot(map, key, 0);
  if (slot == NULL) {
    return 0;
  }
  memset(slot, 0, sizeof *slot);
  slot->state = TABLE_GONE;
  return 1;
}

/* Number of values that fall into the bin of the given one; bins have equal width. */
size_t table_bin_count(const int32_t *values, size_t count, uint16_t width, int32_t like) {
  size_t same = 0;
  int64_t step = width == 0 ? 1 : width;
  if (count > 64) {
    count = 64;
  }
  for (size_t i = 0; i < count; i++) {
    same += values[i] / step == like / step && (values[i] < 0) == (like < 0);
  }
  return same;
}
