/* Parsers: small hand-written readers of numbers, times and expressions in text. */

#include <limits.h>
#include <stddef.h>
#include <stdint.h>

#define PARSE_LIMIT 64

typedef struct {
  const char *at;
  const char *end;
  int failed;
} parse_cursor;

struct parse_number {
  uint32_t value;
  uint8_t digits;
  uint8_t base;
  int8_t sign;
};

static parse_cursor parse_open(const char *text, size_t length) {
  if (length > PARSE_LIMIT) {
    length = PARSE_LIMIT;
  }
  return (parse_cursor){.at = text, .end = text + length};
}

static int parse_peek(const parse_cursor *in) {
  return in->at < in->end ? (unsigned char)*in->at : -1;
}

static _Bool parse_take(parse_cursor *in, char wanted) {
  if (parse_peek(in) != (unsigned char)wanted) {
    return 0;
  }
  in->at++;
  return 1;
}

static void parse_blanks(parse_cursor *in) {
  while (parse_peek(in) == ' ' || parse_peek(in) == '\t') {
    in->at++;
  }
}

/* Value of a digit in bases up to 36; 99 is larger than any base. */
static unsigned parse_digit(int c) {
  if (c >= '0' && c <= '9') {
    return (unsigned)(c - '0');
  }
  if (c >= 'a' && c <= 'z') {
    return (unsigned)(c - 'a') + 10;
  }
  if (c >= 'A' && c <= 'Z') {
    return (unsigned)(c - 'A') + 10;
  }
  return 99;
}

/* Saturates instead of wrapping: a huge number must stay huge. */
long parse_long(const char *text, size_t length) {
  parse_cursor in = parse_open(text, length);
  parse_blanks(&in);
  _Bool negative = parse_take(&in, '-');
  if (!negative) {
    parse_take(&in, '+');
  }
  long value = 0;
  unsigned digit;
  while ((digit = parse_digit(parse_peek(&in))) < 10) {
    if (value > (LONG_MAX - (long)digit) / 10) {
      return negative ? LONG_MIN : LONG_MAX;
    }
    value = value * 10 + (long)digit;
    in.at++;
  }
  return negative ? -value : value;
}

/* Understands the prefixes 0x, 0b and 0; fills in what was seen. */
_Bool parse_prefixed(const char *text, size_t length, struct parse_number *out) {
  parse_cursor in = parse_open(text, length);
  *out = (struct parse_number){.base = 10, .sign = 1};
  if (parse_take(&in, '-')) {
    out->sign = -1;
  }
  if (parse_take(&in, '0')) {
    out->digits = 1;
    switch (parse_peek(&in)) {
      case 'x':
      case 'X':
        out->base = 16;
        break;
      case 'b':
      case 'B':
        out->base = 2;
        break;
      default:
        out->base = 8;
        goto digits;
    }
    in.at++;
    out->digits = 0; /* the zero was part of the prefix */
  }
digits:
  while (in.at < in.end) {
    unsigned digit = parse_digit(parse_peek(&in));
    if (digit >= out->base) {
      break;
    }
    out->value = out->value * out->base + digit;
    out->digits++;
    in.at++;
  }
  return out->digits > 0 && in.at == in.end;
}

/* Seconds since midnight of "hh:mm" or "hh:mm:ss", or -1. */
int32_t parse_clock(const char *text, size_t length) {
  static const int32_t unit[3] = {3600, 60, 1};
  static const int32_t bound[3] = {24, 60, 60};
  parse_cursor in = parse_open(text, length);
  int32_t seconds = 0;
  int part = 0;
  do {
    unsigned tens = parse_digit(parse_peek(&in));
    if (tens > 9) {
      return -1;
    }
    in.at++;
    unsigned ones = parse_digit(parse_peek(&in));
    if (ones > 9) {
      return -1;
    }
    in.at++;
    int32_t value = (int32_t)(tens * 10 + ones);
    if (value >= bound[part]) {
      return -1;
    }
    seconds += value * unit[part];
    part++;
  } while (part < 3 && parse_take(&in, ':'));
  return part >= 2 && in.at == in.end ? seconds : -1;
}

/* Dotted quad, as a number; one past the largest address means "no address". */
uint64_t parse_quad(const char *text, size_t length) {
  const uint64_t none = UINT64_C(1) << 32;
  parse_cursor in = parse_open(text, length);
  uint64_t address = 0;
  for (int part = 0; part < 4; part++) {
    unsigned value = 0;
    int digits = 0;
    if (part > 0 && !parse_take(&in, '.')) {
      return none;
    }
    while (parse_digit(parse_peek(&in)) < 10) {
      value = value * 10 + parse_digit(*in.at++);
      if (++digits > 3 || value > 255) {
        return none;
      }
    }
    if (digits == 0) {
      return none;
    }
    address = address << 8 | value;
  }
  return in.at == in.end ? address : none;
}

static uint32_t parse_sum(parse_cursor *in, int depth);

static uint32_t parse_factor(parse_cursor *in, int depth) {
  uint32_t value = 0;
  parse_blanks(in);
  if (parse_take(in, '(')) {
    if (depth == 0) {
      in->failed = 1;
      return 0;
    }
    value = parse_sum(in, depth - 1);
    parse_blanks(in);
    if (!parse_take(in, ')')) {
      in->failed = 1;
    }
    return value;
  }
  if (parse_digit(parse_peek(in)) > 9) {
    in->failed = 1;
    return 0;
  }
  while (parse_digit(parse_peek(in)) < 10) {
    value = value * 10 + parse_digit(*in->at++);
  }
  return value;
}

static uint32_t parse_product(parse_cursor *in, int depth) {
  uint32_t value = parse_factor(in, depth);
  parse_blanks(in);
  while (!in->failed && parse_take(in, '*')) {
    value *= parse_factor(in, depth);
    parse_blanks(in);
  }
  return value;
}

static uint32_t parse_sum(parse_cursor *in, int depth) {
  uint32_t value = parse_product(in, depth);
  while (!in->failed) {
    if (parse_take(in, '+')) {
      value += parse_product(in, depth);
    } else if (parse_take(in, '-')) {
      value -= parse_product(in, depth);
    } else {
      break;
    }
  }
  return value;
}

/* Value of an expression of sums, products and brackets; arithmetic wraps. */
uint32_t parse_expression(const char *text, size_t length) {
  parse_cursor in = parse_open(text, length);
  uint32_t value = parse_sum(&in, 8);
  return in.failed || in.at != in.end ? UINT32_MAX : value;
}

/* Deepest nesting of matching brackets; a mismatch gives its place, negated. */
int parse_nesting(const char *text, size_t length) {
  char open[PARSE_LIMIT];
  int depth = 0;
  int deepest = 0;
  if (length > PARSE_LIMIT) {
    length = PARSE_LIMIT;
  }
  for (size_t i = 0; i < length; i++) {
    char partner = 0;
    switch (text[i]) {
      case '(':
      case '[':
      case '{':
        open[depth++] = text[i];
        if (depth > deepest) {
          deepest = depth;
        }
        continue;
      case ')':
        partner = '(';
        break;
      case ']':
        partner = '[';
        break;
      case '}':
        partner = '{';
        break;
      default:
        continue;
    }
    if (depth == 0 || open[--depth] != partner) {
      return -(int)(i + 1);
    }
  }
  return depth == 0 ? deepest : -(int)(length + 1);
}

/* Additive and subtractive letters, as on clock faces; other letters end it. */
unsigned short parse_roman(const char *text, size_t length) {
  unsigned total = 0;
  unsigned before = 0;
  if (length > PARSE_LIMIT) {
    length = PARSE_LIMIT;
  }
  for (size_t i = 0; i < length; i++) {
    unsigned worth;
    switch (text[i]) {
      case 'I': worth = 1; break;
      case 'V': worth = 5; break;
      case 'X': worth = 10; break;
      case 'L': worth = 50; break;
      case 'C': worth = 100; break;
      case 'D': worth = 500; break;
      case 'M': worth = 1000; break;
      default: return (unsigned short)total;
    }
    total += worth;
    if (before < worth) {
      total -= 2 * before; /* it was added but should have been taken off */
    }
    before = worth;
  }
  return (unsigned short)total;
}

/* "12k" is 12 * 1024 and so on; the unit letter may be missing. */
uint64_t parse_size(const char *text, size_t length) {
  parse_cursor in = parse_open(text, length);
  uint64_t value = 0;
  while (parse_digit(parse_peek(&in)) < 10 && value < UINT32_MAX) {
    value = value * 10 + parse_digit(*in.at++);
  }
  value &= UINT32_MAX;
  switch (parse_peek(&in)) {
    case 'g':
    case 'G':
      value *= 1024;
      /* fall through */
    case 'm':
    case 'M':
      value *= 1024;
      /* fall through */
    case 'k':
    case 'K':
      value *= 1024;
      break;
    default:
      break;
  }
  return value;
}

/* Two hex digits of a pair, packed; minus one if either is none. */
short parse_hex_pair(char high, char low) {
  unsigned top = parse_digit((unsigned char)high);
  unsigned bottom = parse_digit((unsigned char)low);
  if (top > 15 || bottom > 15) {
    return -1;
  }
  return (short)(top << 4 | bottom);
}

/* Reads the packed decimal digits of a word until the first nibble above nine. */
uint32_t parse_packed_decimal(uint32_t packed) {
  uint32_t value = 0;
  int left = 8;
  while (left-- > 0) {
    uint32_t nibble = packed >> 28;
    if (nibble > 9) {
      break;
    }
    value = value * 10 + nibble;
    packed <<= 4;
  }
  return value;
}
