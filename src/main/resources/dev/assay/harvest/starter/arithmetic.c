/* Arithmetic: divisors, powers, digits and sums that never leave their range. */

#include <limits.h>
#include <stddef.h>
#include <stdint.h>

struct arith_ratio {
  int32_t over;
  int32_t under;
};

static const uint8_t arith_small_primes[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};

static uint32_t arith_size(int32_t n) {
  return n < 0 ? 0 - (uint32_t)n : (uint32_t)n;
}

uint64_t arith_common_divisor(uint64_t a, uint64_t b) {
  while (b != 0) {
    uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

/* Zero both for a zero operand and for a multiple that does not fit. */
uint64_t arith_common_multiple(uint64_t a, uint64_t b) {
  if (a == 0 || b == 0) {
    return 0;
  }
  uint64_t part = a / arith_common_divisor(a, b);
  return part > UINT64_MAX / b ? 0 : part * b;
}

/* Modulo a number below 2^32, so that no product leaves 64 bits. */
uint32_t arith_power_mod(uint32_t base, uint32_t exponent, uint32_t modulus) {
  if (modulus == 0) {
    return 0;
  }
  uint64_t result = 1 % modulus;
  uint64_t square = base % modulus;
  for (; exponent != 0; exponent >>= 1) {
    if (exponent & 1) {
      result = result * square % modulus;
    }
    square = square * square % modulus;
  }
  return (uint32_t)result;
}

/* Saturating power of a signed number. */
int64_t arith_power(int32_t base, uint8_t exponent) {
  _Bool negative = base < 0 && exponent % 2 != 0;
  uint64_t size = arith_size(base);
  uint64_t result = 1;
  while (exponent-- > 0) {
    if (size != 0 && result > INT64_MAX / size) {
      return negative ? INT64_MIN : INT64_MAX;
    }
    result *= size;
  }
  return negative ? -(int64_t)result : (int64_t)result;
}

int arith_add_clamped(int a, int b) {
  if (b > 0 && a > INT_MAX - b) {
    return INT_MAX;
  }
  if (b < 0 && a < INT_MIN - b) {
    return INT_MIN;
  }
  return a + b;
}

/* Quotient rounded down, whatever the signs; zero for division by zero. */
long arith_floor_divide(long a, long b) {
  if (b == 0) {
    return 0;
  }
  if (b == -1) {
    return a == LONG_MIN ? LONG_MAX : -a;
  }
  long quotient = a / b;
  if (a % b != 0 && (a < 0) != (b < 0)) {
    quotient--;
  }
  return quotient;
}

/* Never negative, for any modulus but zero. */
unsigned arith_modulo(int a, int b) {
  uint32_t size = arith_size(b);
  if (size == 0) {
    return 0;
  }
  uint32_t rest = arith_size(a) % size;
  return a < 0 && rest != 0 ? size - rest : rest;
}

/* Deterministic for sixteen bits, since 251 is the last prime that matters. */
_Bool arith_is_prime(uint16_t n) {
  if (n < 2) {
    return 0;
  }
  for (unsigned i = 0; i < sizeof arith_small_primes; i++) {
    if (n % arith_small_primes[i] == 0) {
      return n == arith_small_primes[i];
    }
  }
  for (unsigned d = 41; d * d <= n; d += 2) {
    if (n % d == 0) {
      return 0;
    }
  }
  return 1;
}

/* How many numbers up to n have no divisor in common with it. */
uint16_t arith_totient(uint16_t n) {
  unsigned rest = n;
  unsigned result = n;
  for (unsigned p = 2; p * p <= rest; p++) {
    if (rest % p != 0) {
      continue;
    }
    do {
      rest /= p;
    } while (rest % p == 0);
    result -= result / p;
  }
  if (rest > 1) {
    result -= result / rest;
  }
  return (uint16_t)result;
}

/* Inverse of an odd number modulo 2^32; each round doubles the bits that are right. */
uint32_t arith_odd_inverse(uint32_t n) {
  if (!(n & 1)) {
    return 0;
  }
  uint32_t inverse = n;
  for (int bits = 3; bits < 32; bits *= 2) {
    inverse *= 2 - n * inverse;
  }
  return inverse;
}

/* Sum of the digits again and again until one is left. */
uint8_t arith_digital_root(uint64_t n, uint8_t base) {
  if (base < 2) {
    return 0;
  }
  while (n >= base) {
    uint64_t sum = 0;
    for (; n != 0; n /= base) {
      sum += n % base;
    }
    n = sum;
  }
  return (uint8_t)n;
}

/* Steps of halving or tripling until one is reached, cut at 500. */
short arith_hailstone(uint32_t start) {
  uint64_t n = start;
  short steps = 0;
  if (n == 0) {
    return -1;
  }
  while (n != 1 && steps < 500) {
    n = n & 1 ? 3 * n + 1 : n / 2;
    steps++;
  }
  return steps;
}

/* Reversed in decimal; what does not fit any more is lost. */
unsigned long arith_reverse_digits(unsigned long n) {
  unsigned long reversed = 0;
  do {
    reversed = reversed * 10 + n % 10;
  } while ((n /= 10) != 0);
  return reversed;
}

/* Largest power that divides, as needed when factors are taken out. */
int8_t arith_valuation(int64_t n, uint8_t prime) {
  int8_t times = 0;
  if (n == 0 || prime < 2) {
    return -1;
  }
  while (n % prime == 0) {
    n /= prime;
    times++;
  }
  return times;
}

/* Lowest terms with the sign above the line; the caller's ratio is replaced. */
void arith_reduce(struct arith_ratio *ratio) {
  int64_t over = ratio->over;
  int64_t under = ratio->under;
  if (under == 0) {
    ratio->over = (over > 0) - (over < 0);
    return;
  }
  int64_t divisor = (int64_t)arith_common_divisor(arith_size(ratio->over),
                                                  arith_size(ratio->under));
  over /= divisor;
  under /= divisor;
  if (under < 0) {
    over = -over;
    under = -under;
  }
  if (over > INT32_MAX || under > INT32_MAX) {
    return; /* has no form with a positive denominator in this range */
  }
  *ratio = (struct arith_ratio){(int32_t)over, (int32_t)under};
}

int arith_compare_ratios(const struct arith_ratio *a, const struct arith_ratio *b) {
  int64_t left = (int64_t)a->over * b->under;
  int64_t right = (int64_t)b->over * a->under;
  if ((a->under < 0) != (b->under < 0)) {
    int64_t kept = left;
    left = right;
    right = kept;
  }
  return left < right ? -1 : left > right;
}

/* Mean of two without their sum, which might not fit. */
int64_t arith_mean(int64_t a, int64_t b) {
  int64_t mean = a / 2 + b / 2;
  return mean + (a % 2 + b % 2) / 2;
}

/* Number of ways to choose, or zero when it does not fit. */
uint32_t arith_choose(uint8_t n, uint8_t k) {
  uint64_t ways = 1;
  if (k > n) {
    return 0;
  }
  if (k > n - k) {
    k = (uint8_t)(n - k);
  }
  for (unsigned i = 1; i <= k; i++) {
    ways = ways * (n - k + i) / i;
    if (ways > UINT32_MAX) {
      return 0;
    }
  }
  return (uint32_t)ways;
}
