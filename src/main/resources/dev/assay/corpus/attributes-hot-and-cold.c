/* Paths that are marked as likely or not: blocks move apart, functions split. */
#include <stdio.h>

#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)

static int failures;

__attribute__((cold, noinline)) static int fail(int code) {
  failures = failures * 5 + code;
  return -code;
}

__attribute__((hot)) int parse(const char *s) {
  int value = 0;
  if (UNLIKELY(!s)) {
    return fail(1);
  }
  for (; LIKELY(*s); s++) {
    if (UNLIKELY(*s < '0' || *s > '9')) {
      return fail(2);
    }
    if (__builtin_expect_with_probability(value > 9999, 0, 0.99)) {
      return fail(3);
    }
    value = value * 10 + (*s - '0');
  }
  return value;
}

int checked(int x) {
  if (x < 0) {
    fail(4);
    goto bad;
  }
  return x * 2;
bad:
  __attribute__((cold));
  return 0;
}

int main(void) {
  static const char *const inputs[] = {"12345", "x", "12345678", 0};
  for (int i = 0; i < 4; i++) {
    printf("%d ", parse(inputs[i]));
  }
  int bad = checked(-1);
  printf("%d %d %d\n", bad, checked(21), failures);
  return 0;
}
