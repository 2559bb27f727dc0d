/* Fixed point: fractions kept in integers, with rounding, saturation and roots. */

#include <limits.h>
#include <stddef.h>
#include <stdint.h>

typedef int32_t fix16; /* sixteen bits before and sixteen behind the point */

#define FIX_ONE 65536
#define FIX_MAX INT32_MAX
#define FIX_MIN INT32_MIN

struct fix_line {
  fix16 slope;
  fix16 offset;
};

static fix16 fix_saturate(int64_t wide) {
  if (wide > FIX_MAX) {
    return FIX_MAX;
  }
  return wide < FIX_MIN ? FIX_MIN : (fix16)wide;
}

fix16 fix_add(fix16 a, fix16 b) {
  return fix_saturate((int64_t)a + b);
}

/* Rounds halves away from zero, so that the sign of an operand can be pulled out. */
fix16 fix_multiply(fix16 a, fix16 b) {
  int64_t product = (int64_t)a * b;
  int64_t half = product < 0 ? -FIX_ONE / 2 : FIX_ONE / 2;
  return fix_saturate((product + half) / FIX_ONE);
}

/* Division by zero gives the largest number of the right sign. */
fix16 fix_divide(fix16 a, fix16 b) {
  if (b == 0) {
    return a < 0 ? FIX_MIN : FIX_MAX;
  }
  return fix_saturate((int64_t)a * FIX_ONE / b);
}

int fix_floor(fix16 value) {
  int whole = value / FIX_ONE;
  if (value % FIX_ONE < 0) {
    whole--;
  }
  return whole;
}

/* To the nearest; exact halves go to the even neighbour. */
short fix_round_even(fix16 value) {
  int low = fix_floor(value);
  int64_t rest = (int64_t)value - (int64_t)low * FIX_ONE;
  if (rest > FIX_ONE / 2 || (rest == FIX_ONE / 2 && low % 2 != 0)) {
    low++;
  }
  return (short)(low > SHRT_MAX ? SHRT_MAX : low);
}

/* Root of a number that is not negative, found bit by bit. */
fix16 fix_root(fix16 value) {
  if (value <= 0) {
    return 0;
  }
  uint64_t target = (uint64_t)value * FIX_ONE;
  uint64_t root = 0;
  for (int bit = 23; bit >= 0; bit--) {
    uint64_t attempt = root + (UINT64_C(1) << bit);
    if (attempt * attempt <= target) {
      root = attempt;
    }
  }
  return (fix16)root;
}

/* Between a and b by a weight of 256ths, without a division. */
uint8_t fix_blend8(uint8_t a, uint8_t b, uint8_t weight) {
  unsigned mixed = a * (255u - weight) + (unsigned)b * weight + 127;
  return (uint8_t)((mixed + 1 + (mixed >> 8)) >> 8);
}

/* Sine of an angle of 65536ths of a turn; a parabola is near enough for a dial. */
int16_t fix_sine(uint16_t angle) {
  int32_t quarter = angle & 0x3FFF;
  int32_t position = angle & 0x4000 ? 0x4000 - quarter : quarter;
  int32_t left = 0x4000 - position;
  int32_t height = 0x4000 - (left * left >> 14);
  return (int16_t)(angle & 0x8000 ? -height : height);
}

/* Value of a polynomial, highest coefficient first. */
fix16 fix_polynomial(const int32_t *coefficients, size_t count, fix16 x) {
  fix16 value = 0;
  if (count > 64) {
    return 0;
  }
  for (size_t i = 0; i < count; i++) {
    value = fix_add(fix_multiply(value, x), coefficients[i]);
  }
  return value;
}

fix16 fix_on_line(const struct fix_line *line, fix16 x) {
  return fix_add(fix_multiply(line->slope, x), line->offset);
}

/* Crossing of two lines; parallel ones meet nowhere, which is said by zero. */
_Bool fix_lines_meet(const struct fix_line *a, const struct fix_line *b, fix16 *x) {
  fix16 turn = fix_saturate((int64_t)a->slope - b->slope);
  *x = 0;
  if (turn == 0) {
    return 0;
  }
  *x = fix_divide(fix_saturate((int64_t)b->offset - a->offset), turn);
  return 1;
}

/* Share of a percentage in hundredths, rounded up in favour of the house. */
uint64_t fix_fee(uint64_t cents, uint16_t basis_points) {
  uint64_t whole = cents / 10000;
  uint64_t rest = cents % 10000;
  return whole * basis_points + (rest * basis_points + 9999) / 10000;
}

/* A number in decimal with so many places behind the point, cut not rounded. */
int64_t fix_to_decimal(fix16 value, uint8_t places) {
  int64_t scaled = value;
  if (places > 9) {
    places = 9;
  }
  while (places-- > 0) {
    scaled *= 10;
  }
  return scaled / FIX_ONE;
}
