/* Encoders: variable length numbers, run lengths, radix digits and zigzag forms. */

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define ENC_MAX 64

static const char enc_alphabet[] = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/* Small numbers of either sign get small codes. */
uint32_t enc_zigzag(int32_t n) {
  uint32_t twice = (uint32_t)n << 1;
  return n < 0 ? ~twice : twice;
}

int32_t enc_unzigzag(uint32_t code) {
  int32_t half = (int32_t)(code >> 1);
  return code & 1 ? -half - 1 : half;
}

/* How many bytes of seven bits a number takes. */
unsigned char enc_varint_size(uint64_t n) {
  unsigned char bytes = 1;
  while (n >= 0x80) {
    n >>= 7;
    bytes++;
  }
  return bytes;
}

/* Nothing at all is written when the number does not fit. */
size_t enc_varint_put(uint8_t *out, size_t capacity, uint64_t n) {
  size_t need = enc_varint_size(n);
  if (capacity > ENC_MAX || need > capacity) {
    return 0;
  }
  uint8_t *to = out;
  while (n >= 0x80) {
    *to++ = (uint8_t)(n | 0x80);
    n >>= 7;
  }
  *to = (uint8_t)n;
  return need;
}

uint64_t enc_varint_get(const uint8_t *in, size_t length) {
  uint64_t n = 0;
  unsigned shift = 0;
  if (length > 10) {
    length = 10; /* more bytes can not add any bit */
  }
  for (size_t i = 0; i < length; i++) {
    n |= (uint64_t)(in[i] & 0x7F) << shift;
    shift += 7;
    if (!(in[i] & 0x80)) {
      break;
    }
  }
  return n;
}

/* Pairs of count and byte; the result is the length of the code. */
size_t enc_run_lengths(const uint8_t *in, uint8_t *out, size_t length) {
  uint8_t pairs[2 * ENC_MAX];
  size_t used = 0;
  size_t i = 0;
  if (length > ENC_MAX) {
    length = ENC_MAX;
  }
  while (i < length) {
    size_t start = i;
    do {
      i++;
    } while (i < length && in[i] == in[start]);
    pairs[used++] = (uint8_t)(i - start);
    pairs[used++] = in[start];
  }
  /* A code longer than the text is of no use, so the text is kept then. */
  if (used > length) {
    memcpy(out, in, length);
    return length;
  }
  memcpy(out, pairs, used);
  return used;
}

/* Five bits per letter, without the letters that look like digits. */
char enc_letter(unsigned value) {
  return enc_alphabet[value & 31];
}

int enc_letter_value(char letter) {
  for (int i = 0; enc_alphabet[i] != '\0'; i++) {
    if (enc_alphabet[i] == letter) {
      return i;
    }
  }
  return -1;
}

/* Thirteen letters would hold 65 bits; the last letter gets what is left. */
unsigned enc_letters_digest(uint64_t n, uint8_t groups) {
  unsigned digest = groups;
  if (groups > 13) {
    groups = 13;
  }
  for (uint8_t g = 0; g < groups; g++) {
    digest = digest * 37 + (unsigned char)enc_letter((unsigned)n & 31);
    n >>= 5;
  }
  return digest;
}

/* Differences between neighbours, in place; the first stays as the anchor. */
void enc_delta(int16_t *values, size_t count) {
  if (count > ENC_MAX) {
    count = ENC_MAX;
  }
  while (count > 1) {
    count--;
    values[count] = (int16_t)(values[count] - values[count - 1]);
  }
}

void enc_undelta(int16_t *values, size_t count) {
  if (count > ENC_MAX) {
    count = ENC_MAX;
  }
  for (size_t i = 1; i < count; i++) {
    values[i] = (int16_t)(values[i] + values[i - 1]);
  }
}

/* Seven bits for four: every data bit takes part in at least two parities. */
uint8_t enc_hamming(uint8_t data) {
  unsigned a = data & 1u;
  unsigned b = data >> 1 & 1u;
  unsigned c = data >> 2 & 1u;
  unsigned d = data >> 3 & 1u;
  unsigned p = a ^ b ^ d;
  unsigned q = a ^ c ^ d;
  unsigned r = b ^ c ^ d;
  return (uint8_t)(p | q << 1 | a << 2 | r << 3 | b << 4 | c << 5 | d << 6);
}

uint8_t enc_unhamming(uint8_t code) {
  unsigned syndrome = 0;
  for (unsigned place = 1; place <= 7; place++) {
    if (code >> (place - 1) & 1) {
      syndrome ^= place;
    }
  }
  if (syndrome != 0) {
    code ^= (uint8_t)(1u << (syndrome - 1));
  }
  return (uint8_t)((code >> 2 & 1) | (code >> 4 & 1) << 1 | (code >> 5 & 1) << 2
                   | (code >> 6 & 1) << 3);
}

/* Bytes of a code point in the usual variable width form, packed big end first. */
uint32_t enc_code_point(uint32_t point) {
  if (point < 0x80) {
    return point;
  }
  if (point < 0x800) {
    return (0xC0 | point >> 6) << 8 | (0x80 | (point & 0x3F));
  }
  if (point >= 0xD800 && point < 0xE000) {
    point = 0xFFFD; /* halves of pairs have no form of their own */
  }
  uint32_t tail = (0x80 | (point >> 6 & 0x3F)) << 8 | 0x80 | (point & 0x3F);
  if (point < 0x10000) {
    return (0xE0 | point >> 12) << 16 | tail;
  }
  if (point > 0x10FFFF) {
    return 0;
  }
  return (0xF0 | point >> 18) << 24 | (0x80 | (point >> 12 & 0x3F)) << 16 | tail;
}

/* Doubles the escape byte and the frame mark; tells how long the text becomes. */
size_t enc_stuffed_length(const uint8_t *text, size_t length, uint8_t mark, uint8_t escape) {
  size_t total = 2;
  if (length > ENC_MAX) {
    length = ENC_MAX;
  }
  for (size_t i = 0; i < length; i++) {
    total += text[i] == mark || text[i] == escape ? 2 : 1;
  }
  return total;
}
