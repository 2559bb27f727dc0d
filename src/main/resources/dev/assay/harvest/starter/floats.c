/* Floats: a few functions on doubles that use exact or plainly rounded steps only. */

#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct float_vector {
  double x;
  double y;
};

/* Not a number and numbers out of range are cut to the nearest bound, or to zero. */
int32_t float_to_int(double value) {
  if (value != value) {
    return 0;
  }
  if (value >= 2147483647.0) {
    return INT32_MAX;
  }
  return value <= -2147483648.0 ? INT32_MIN : (int32_t)value;
}

double float_polynomial(const double *coefficients, size_t count, double x) {
  double value = 0.0;
  if (count > 64) {
    count = 64;
  }
  while (count-- > 0) {
    double scaled = value * x;
    value = scaled + coefficients[count];
  }
  return value;
}

/* Newton's steps from a start near the root; very small numbers come out rough. */
double float_root(double value) {
  if (!(value > 0.0) || value > 1e300) {
    return 0.0;
  }
  double guess = value > 1.0 ? value : 1.0;
  while (guess > 2.0 && guess / 2.0 > value / guess) {
    guess /= 2.0;
  }
  for (int i = 0; i < 8; i++) {
    guess = (guess + value / guess) / 2.0;
  }
  return guess;
}

/* Degrees in 0 up to 360, for up to a million turns either way. */
double float_wrap_degrees(double degrees) {
  if (!(degrees > -3.6e8 && degrees < 3.6e8)) {
    return 0.0;
  }
  double turns = (double)(int64_t)(degrees / 360.0);
  double rest = degrees - turns * 360.0;
  return rest < 0.0 ? rest + 360.0 : rest;
}

/* The error of every addition is kept and given back to the next. */
double float_careful_sum(const double *values, size_t count) {
  double sum = 0.0;
  double lost = 0.0;
  if (count > 64) {
    count = 64;
  }
  for (size_t i = 0; i < count; i++) {
    double wanted = values[i] - lost;
    double next = sum + wanted;
    lost = (next - sum) - wanted;
    sum = next;
  }
  return sum;
}

/* Exponent of the form 1.f * 2^e; the smallest ones of all are given as -1023. */
int float_exponent(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return (int)(bits >> 52 & 0x7FF) - 1023;
}

void float_turn_left(struct float_vector *vector) {
  double kept = vector->x;
  vector->x = -vector->y;
  vector->y = kept;
}

double float_between(double from, double to, uint8_t step) {
  double part = step / 255.0;
  double kept = from * (1.0 - part);
  return kept + to * part;
}

/* Number of values that differ from the mean by more than so many parts of it. */
unsigned float_outliers(const float *values, size_t count, uint8_t parts) {
  double sum = 0.0;
  unsigned outliers = 0;
  if (count == 0 || count > 64) {
    return 0;
  }
  for (size_t i = 0; i < count; i++) {
    sum += values[i];
  }
  double mean = sum / (double)count;
  double bound = (mean < 0.0 ? -mean : mean) / (parts + 1);
  for (size_t i = 0; i < count; i++) {
    double off = values[i] - mean;
    outliers += off > bound || -off > bound;
  }
  return outliers;
}
