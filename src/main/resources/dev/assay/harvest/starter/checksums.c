/* Checksums: check digits, cyclic codes and running sums over short messages. */

#include <stddef.h>
#include <stdint.h>

enum { SUM_MAX_LENGTH = 64, SUM_POLY16 = 0xA2EB, SUM_FLETCHER_BASE = 65521 };

static size_t sum_clamp(size_t length) {
  return length > SUM_MAX_LENGTH ? SUM_MAX_LENGTH : length;
}

static uint16_t sum_poly16_byte(uint16_t crc, uint8_t byte) {
  crc ^= byte;
  for (int bit = 0; bit < 8; bit++) {
    int carry = crc & 1;
    crc >>= 1;
    if (carry) {
      crc ^= SUM_POLY16;
    }
  }
  return crc;
}

uint16_t sum_cyclic16(const uint8_t *data, size_t length, uint16_t seed) {
  const uint8_t *end = data + sum_clamp(length);
  uint16_t crc = (uint16_t)~seed;
  while (data != end) {
    crc = sum_poly16_byte(crc, *data++);
  }
  return (uint16_t)~crc;
}

/* One byte, most significant bit first; the caller keeps the register. */
uint32_t sum_cyclic32_step(uint32_t reg, uint8_t byte) {
  reg ^= (uint32_t)byte << 24;
  for (unsigned mask = 0x80; mask != 0; mask >>= 1) {
    uint32_t feedback = (reg & UINT32_C(0x80000000)) ? UINT32_C(0x1EDC6F41) : 0;
    reg = reg << 1 ^ feedback;
  }
  return reg;
}

uint32_t sum_cyclic32_word(uint32_t reg, uint32_t word) {
  for (int shift = 24; shift >= 0; shift -= 8) {
    reg = sum_cyclic32_step(reg, (uint8_t)(word >> shift));
  }
  return reg;
}

/* Two sums, the second of which makes the order of the words matter. */
uint64_t sum_double(const uint16_t *words, size_t count) {
  uint32_t first = 1;
  uint32_t second = 0;
  count = sum_clamp(count);
  for (size_t i = 0; i < count; i++) {
    first = (first + words[i]) % SUM_FLETCHER_BASE;
    second = (second + first) % SUM_FLETCHER_BASE;
  }
  return (uint64_t)second << 32 | first;
}

uint16_t sum_ones_complement(const unsigned char *data, size_t length) {
  uint32_t total = 0;
  size_t at;
  length = sum_clamp(length);
  for (at = 0; at + 1 < length; at += 2) {
    total += (uint32_t)data[at] << 8 | data[at + 1];
  }
  if (at < length) {
    total += (uint32_t)data[at] << 8; /* as if padded with a zero byte */
  }
  while (total >> 16 != 0) {
    total = (total & 0xFFFF) + (total >> 16);
  }
  return (uint16_t)(total ^ 0xFFFF);
}

/* Doubling every other digit catches swapped neighbours. */
unsigned sum_decimal_digit(unsigned long long number) {
  unsigned total = 0;
  _Bool twice = 1;
  for (; number != 0; number /= 10, twice = !twice) {
    unsigned digit = (unsigned)(number % 10);
    if (twice) {
      digit *= 2;
      if (digit > 9) {
        digit -= 9;
      }
    }
    total += digit;
  }
  return (10 - total % 10) % 10;
}

/* Composition of the symmetries of a regular pentagon: 0..4 turn, 5..9 mirror. */
static unsigned sum_pentagon(unsigned a, unsigned b) {
  if (a < 5) {
    return b < 5 ? (a + b) % 5 : (a + b - 5) % 5 + 5;
  }
  return b < 5 ? (a - 5 + 5 - b) % 5 + 5 : (a - 5 + 10 - b) % 5;
}

unsigned char sum_pentagon_digit(uint32_t number) {
  static const uint8_t stir[10] = {1, 5, 7, 6, 2, 8, 3, 0, 9, 4};
  unsigned state = 0;
  unsigned turns = 1;
  while (number > 0) {
    unsigned digit = number % 10;
    for (unsigned i = 0; i < turns; i++) {
      digit = stir[digit];
    }
    state = sum_pentagon(state, digit);
    turns = turns % 8 + 1;
    number /= 10;
  }
  return (unsigned char)(state == 0 || state >= 5 ? state : 5 - state);
}

/* Weighted sum modulo eleven; ten stands for the letter X, -1 for a bad digit. */
int8_t sum_book_digit(const uint8_t *digits, size_t count) {
  unsigned total = 0;
  if (count > SUM_MAX_LENGTH) {
    return -1;
  }
  for (size_t i = 0; i < count; i++) {
    if (digits[i] > 9) {
      return -1;
    }
    total += (unsigned)(i % 10 + 1) * digits[i];
  }
  return (int8_t)(total % 11);
}

/* The two check digits of an account with two letters of country in front. */
uint8_t sum_account_digits(uint64_t account, char first, char second) {
  unsigned rest = (unsigned)(account % 97);
  const char letters[2] = {first, second};
  for (int i = 0; i < 2; i++) {
    unsigned value = 0;
    if (letters[i] >= 'A' && letters[i] <= 'Z') {
      value = (unsigned)(letters[i] - 'A') + 10;
    }
    rest = (rest * 100 + value) % 97;
  }
  return (uint8_t)(98 - rest * 100 % 97);
}

/* Moves a window of the given width by one byte without looking at its middle. */
uint32_t sum_window_slide(uint32_t state, uint8_t leaving, uint8_t entering, uint16_t width) {
  uint32_t low = state & 0xFFFF;
  uint32_t high = state >> 16;
  low = (low + entering - leaving) & 0xFFFF;
  high = (high + low - (uint32_t)width * leaving) & 0xFFFF;
  return high << 16 | low;
}

/* The last byte makes the sum of all bytes zero; an empty frame is never good. */
_Bool sum_trailer_fits(const unsigned char *frame, size_t length) {
  unsigned char total = 0;
  if (length == 0 || length > SUM_MAX_LENGTH) {
    return 0;
  }
  while (length-- > 0) {
    total = (unsigned char)(total + frame[length]);
  }
  return total == 0;
}

/* Parity of rows and columns of an eight by eight square of bits. */
uint16_t sum_cross_parity(uint64_t square) {
  uint8_t columns = 0;
  uint8_t rows = 0;
  for (int row = 0; row < 8; row++) {
    uint8_t line = (uint8_t)(square >> (8 * row));
    columns ^= line;
    line ^= line >> 4;
    line ^= line >> 2;
    line ^= line >> 1;
    rows |= (uint8_t)((line & 1) << row);
  }
  return (uint16_t)(rows << 8 | columns);
}
