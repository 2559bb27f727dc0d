/* Text: character classes, case, words and comparisons over counted strings. */

#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define TEXT_LIMIT 64

enum text_class {
  TEXT_OTHER = 0,
  TEXT_UPPER = 1,
  TEXT_LOWER = 2,
  TEXT_DIGIT = 4,
  TEXT_BLANK = 8,
  TEXT_POINT = 16
};

static size_t text_clamp(size_t length) {
  return length > TEXT_LIMIT ? TEXT_LIMIT : length;
}

/* Plain ASCII on purpose: the result must not hang on a locale. */
int text_classify(char c) {
  if (c >= 'A' && c <= 'Z') {
    return TEXT_UPPER;
  }
  if (c >= 'a' && c <= 'z') {
    return TEXT_LOWER;
  }
  if (c >= '0' && c <= '9') {
    return TEXT_DIGIT;
  }
  switch (c) {
    case ' ':
    case '\t':
    case '\n':
    case '\r':
      return TEXT_BLANK;
    case '.':
    case ',':
    case ';':
    case ':':
    case '!':
    case '?':
      return TEXT_POINT;
  }
  return TEXT_OTHER;
}

char text_fold(char c) {
  return text_classify(c) == TEXT_UPPER ? (char)(c - 'A' + 'a') : c;
}

/* First letters of words become large, all others small. */
void text_headline(char *text, size_t length) {
  _Bool inside = 0;
  length = text_clamp(length);
  for (size_t i = 0; i < length; i++) {
    int kind = text_classify(text[i]);
    if (kind == TEXT_LOWER && !inside) {
      text[i] = (char)(text[i] - 'a' + 'A');
    } else if (kind == TEXT_UPPER && inside) {
      text[i] = text_fold(text[i]);
    }
    inside = (kind & (TEXT_UPPER | TEXT_LOWER | TEXT_DIGIT)) != 0;
  }
}

size_t text_words(const char *text, size_t length) {
  size_t words = 0;
  int before = TEXT_BLANK;
  length = text_clamp(length);
  for (size_t i = 0; i < length; i++) {
    int now = text_classify(text[i]);
    if (before == TEXT_BLANK && now != TEXT_BLANK) {
      words++;
    }
    before = now;
  }
  return words;
}

/* Letters compare without case, and runs of digits by their value. */
int text_compare_natural(const char *a, const char *b, size_t length) {
  size_t i = 0;
  size_t k = 0;
  length = text_clamp(length);
  while (i < length && k < length) {
    if (text_classify(a[i]) == TEXT_DIGIT && text_classify(b[k]) == TEXT_DIGIT) {
      unsigned long left = 0;
      unsigned long right = 0;
      for (; i < length && text_classify(a[i]) == TEXT_DIGIT; i++) {
        left = left * 10 + (unsigned long)(a[i] - '0');
      }
      for (; k < length && text_classify(b[k]) == TEXT_DIGIT; k++) {
        right = right * 10 + (unsigned long)(b[k] - '0');
      }
      if (left != right) {
        return left < right ? -1 : 1;
      }
      continue;
    }
    int step = (unsigned char)text_fold(a[i++]) - (unsigned char)text_fold(b[k++]);
    if (step != 0) {
      return step;
    }
  }
  return (i < length) - (k < length);
}

/* Squeezes runs of blanks to one space; tells the new length. */
size_t text_squeeze(char *text, size_t length) {
  size_t to = 0;
  length = text_clamp(length);
  for (size_t from = 0; from < length; from++) {
    if (text_classify(text[from]) != TEXT_BLANK) {
      text[to++] = text[from];
    } else if (to > 0 && text[to - 1] != ' ') {
      text[to++] = ' ';
    }
  }
  if (to > 0 && text[to - 1] == ' ') {
    to--;
  }
  return to;
}

static _Bool text_match_rest(const char *pattern, size_t pattern_length, const char *text,
                             size_t length, int *budget) {
  while (pattern_length > 0) {
    if (--*budget < 0) {
      return 0;
    }
    if (*pattern == '*') {
      for (size_t skip = 0; skip <= length && *budget >= 0; skip++) {
        if (text_match_rest(pattern + 1, pattern_length - 1, text + skip, length - skip,
                            budget)) {
          return 1;
        }
      }
      return 0;
    }
    if (length == 0 || (*pattern != '?' && *pattern != *text)) {
      return 0;
    }
    pattern++, text++;
    pattern_length--, length--;
  }
  return length == 0;
}

/* Stars and question marks; a pattern of many stars gives up rather than crawl. */
_Bool text_matches(const char *pattern, size_t pattern_length, const char *text,
                   size_t length) {
  int budget = 500;
  return text_match_rest(pattern, text_clamp(pattern_length), text, text_clamp(length),
                         &budget);
}

/* Fewest insertions, removals and changes; one row of the table is enough. */
unsigned text_distance(const char *a, const char *b, size_t length) {
  uint8_t row[17];
  if (length > 16) {
    length = 16; /* longer names never reach this */
  }
  for (size_t k = 0; k <= length; k++) {
    row[k] = (uint8_t)k;
  }
  for (size_t i = 0; i < length; i++) {
    uint8_t diagonal = row[0];
    row[0] = (uint8_t)(i + 1);
    for (size_t k = 0; k < length; k++) {
      uint8_t change = (uint8_t)(diagonal + (a[i] != b[k]));
      diagonal = row[k + 1];
      uint8_t least = row[k] < diagonal ? row[k] : diagonal;
      row[k + 1] = (uint8_t)(least + 1 < change ? least + 1 : change);
    }
  }
  return row[length];
}

_Bool text_is_palindrome(const char *text, size_t length) {
  size_t low = 0;
  size_t high = text_clamp(length);
  while (low < high) {
    if (text_classify(text[low]) > TEXT_DIGIT || text_classify(text[low]) == TEXT_OTHER) {
      low++;
    } else if (text_classify(text[high - 1]) > TEXT_DIGIT
               || text_classify(text[high - 1]) == TEXT_OTHER) {
      high--;
    } else if (text_fold(text[low++]) != text_fold(text[--high])) {
      return 0;
    }
  }
  return 1;
}

/* Turns letters only, and within their case. */
char text_turn_letter(char c, int by) {
  int kind = text_classify(c);
  if (kind != TEXT_UPPER && kind != TEXT_LOWER) {
    return c;
  }
  int base = kind == TEXT_UPPER ? 'A' : 'a';
  int turned = (c - base + by % 26 + 26) % 26;
  return (char)(base + turned);
}

/* Length of the line that is broken at the last blank before the margin. */
size_t text_break(const char *text, size_t length, size_t margin) {
  length = text_clamp(length);
  if (length <= margin) {
    return length;
  }
  size_t at = margin;
  while (at > 0 && text_classify(text[at]) != TEXT_BLANK) {
    at--;
  }
  return at > 0 ? at : margin;
}

/* Place of the pattern, trying the last character first to skip ahead. */
int text_index(const char *text, size_t length, const char *pattern, size_t pattern_length) {
  length = text_clamp(length);
  pattern_length = text_clamp(pattern_length);
  if (pattern_length == 0) {
    return 0;
  }
  char last = pattern[pattern_length - 1];
  for (size_t end = pattern_length; end <= length; end++) {
    if (text[end - 1] != last) {
      continue;
    }
    size_t start = end - pattern_length;
    if (memcmp(text + start, pattern, pattern_length) == 0) {
      return (int)start;
    }
  }
  return -1;
}

/* Width of a number in print, its sign included. */
int8_t text_number_width(long number) {
  int8_t width = 1;
  unsigned long size = (unsigned long)number;
  if (number < 0) {
    size = 0 - size;
    width++;
  }
  while (size > 9) {
    size /= 10;
    width++;
  }
  return width;
}
