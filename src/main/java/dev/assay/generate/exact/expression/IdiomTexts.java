package dev.assay.generate.exact.expression;

/** The idioms as text, one a line. */
final class IdiomTexts {
  private IdiomTexts() {}

  static final String ROTATIONS =
      """
      x << n | x >> (W - n)
      x >> n | x << (W - n)
      (x << n) + (x >> (W - n))
      (x << n) ^ (x >> (W - n))
      x << (y & (W - 1)) | x >> (-y & (W - 1))
      x >> (y & (W - 1)) | x << (-y & (W - 1))
      x << n | y >> (W - n)
      x >> n << n
      x << n >> n
      (x << n | x >> (W - n)) << m | (x << n | x >> (W - n)) >> (W - m)
      """;

  static final String SWAPS_OF_32 =
      """
      (x & 255) << 24 | (x & 0xff00) << 8 | x >> 8 & 0xff00 | x >> 24 & 255
      x << 24 | (x & 0xff00) << 8 | (x & 0xff0000) >> 8 | x >> 24
      (x & 0xffff) << 16 | x >> 16
      (x & 0xff00ff) << 8 | x >> 8 & 0xff00ff
      (x & 0x55555555) << 1 | x >> 1 & 0x55555555
      (x & 0x33333333) << 2 | x >> 2 & 0x33333333
      (x & 0x0f0f0f0f) << 4 | x >> 4 & 0x0f0f0f0f
      """;

  static final String SWAPS_OF_64 =
      """
      x << 32 | x >> 32
      (x & 0xffff) << 48 | (x & 0xffff0000) << 16 | x >> 16 & 0xffff0000 | x >> 48
      x << 56 | (x & 0xff00) << 40 | (x & 0xff0000) << 24 | (x & 0xff000000) << 8 | x >> 8 & 0xff000000 | x >> 24 & 0xff0000 | x >> 40 & 0xff00 | x >> 56
      """;

  static final String SWAPS_OF_16 =
      """
      (T)(x << 8 | x >> 8)
      (T)((x & 255) << 8 | x >> 8 & 255)
      """;

  static final String CHOICES =
      """
      x < y ? x : y
      x > y ? x : y
      x <= y ? y : x
      x >= 0 ? x : -x
      x < 0 ? -x : x
      x < 0 ? ~x : x
      x > y ? x - y : y - x
      x > y ? x - y : 0
      x < c ? c : x > d ? d : x
      x == 0 ? y : x
      x == c ? c : x
      x != c ? x : c
      x ? x : y
      x ? 1 : 0
      x ? -1 : 0
      !x ? 0 : y
      x == y ? x : y
      x < y ? x + 1 : y + 1
      x < 0 ? -1 : x > 0
      (x > y) - (x < y)
      (x > 0) - (x < 0)
      x & 1 ? x + y : x - y
      x & k ? y | k : y & ~k
      (x & k) == 0 ? y : y ^ k
      x < y ? c : d
      (x < y) * c
      -(x < y) & c
      (x < y) << n
      x == MIN ? MIN : x - 1
      x == MAX ? x : x + 1
      (B)x ? y : z
      x > y ? x : y > z ? y : z
      (x < y ? x : y) < z ? (x < y ? x : y) : z
      """;

  static final String SIGNS =
      """
      x >> (W - 1)
      (U)x >> (W - 1)
      -(x >> (W - 1))
      x >> (W - 1) | 1
      (x ^ x >> (W - 1)) - (x >> (W - 1))
      x + (x >> (W - 1)) ^ x >> (W - 1)
      (x ^ y) < 0
      (x ^ y) >= 0
      (x & y) < 0
      (x | y) < 0
      (x | -x) >> (W - 1)
      (x & ~(x >> (W - 1)))
      x & x >> (W - 1)
      (x >> n) << n
      (x < 0) == (y < 0)
      x < 0 != y < 0
      (T)((U)x + (U)y) < x
      (x + (x >> (W - 1) & h)) >> n
      (T)((U)x << n) >> n
      (T)(M)x == x
      (T)(N)x
      -x < 0
      ~x < 0
      ~x + 1
      x - (x & h)
      x < 0 ? x + h : x
      """;

  static final String OVERFLOWS =
      """
      x + y < x
      x + y >= x
      x + y < y
      x + c < c
      x - y > x
      x < y | x - y > z
      y != 0 && x * y / y != x
      x > MAX - y
      ~x < y
      x <= ~y
      x * x / (x | 1) == x
      (x + y < x) + (z + x < z)
      x + y + (x + y < x)
      x - y - (x < y)
      (x & y) + ((x ^ y) >> 1)
      (x | y) - ((x ^ y) >> 1)
      (x >> 1) + (y >> 1) + (x & y & 1)
      """;

  static final String SATURATION =
      """
      x + y < x ? MAX : x + y
      x + y | -(x + y < x)
      x > y ? x - y : 0
      x - y & -(x >= y)
      (x > y ? x : y) - y
      x + (y < ~x ? y : ~x)
      x > c ? c : x
      x < c ? 0 : x - c
      ~x < c ? MAX : x + c
      x - (x > y ? y : x)
      """;

  static final String BITS =
      """
      x >> n & 1
      x & k
      (x & k) != 0
      !(x & k)
      x | k
      x & ~k
      x ^ k
      x & h
      x & ~h
      x >> m & h
      (x & ~h) | (y & h)
      ((x ^ y) & c) ^ y
      (x & c) | (y & ~c)
      x & -x
      x & x - 1
      x | x + 1
      x | x - 1
      x ^ x - 1
      ~x & x - 1
      ~x & x + 1
      x & x + 1
      (x & x - 1) == 0
      x && !(x & x - 1)
      (x & h) == h
      (x & k) >> n
      (x & k) == k ? c : d
      x + h & ~h
      x + h >> n << n
      (x >> n) + (x >> n & 1)
      (x & c) + (x & ~c)
      (x | c) - (x & c)
      (x | c) ^ (x | d)
      (x & c) ^ (x & d)
      (x & ~y) | (x ^ y)
      (x ^ y) & ~(x & y)
      (x & y) | (x & z)
      (x | y) & (x | z)
      x ^ (x & y)
      ~(~x & ~y)
      ~(~x | y)
      (x << n) & (y << n)
      (x >> n) ^ (y >> n)
      (N)x | (N)(x >> 8)
      (T)(N)x << 8 | (N)y
      x >> n & h << m
      1 & x >> (y & (W - 1))
      """;

  static final String DIVISIONS =
      """
      x / 3
      x / 7
      x / 10
      x % 10
      x / 100 % 10
      x / 641
      x / k
      x % k
      x / k * k
      x - x / 10 * 10
      x % 3 == 0
      x % 7 != 2
      x % k == 0
      x % 2 == 1
      x * 3
      x * 5 + x
      x * 10 - x * 2
      x * k
      x * k / k
      x / 8 / 4
      x / 6 * 2
      x % 12 % 4
      x / 255
      x % 255
      x / 3 == c
      x / 10 < 5
      x / 5 > c
      (x * 4 + 8) / 4
      (x + h) / k
      x * y + x * z
      x * c + x * d
      (x + c) * d
      x / -7
      x % -8
      (x & h) * 5
      x / y * y + x % y
      1000000007 % (x | 1)
      c / (x | 1)
      """;

  static final String COMPARISONS =
      """
      x < y < z
      x < y == y < z
      x == y == z
      x >= c && x <= d
      x < c || x > d
      (U)(x - c) < 10
      (U)(x - c) <= (U)d
      x >= 48 && x <= 57
      x == 1 || x == 3 || x == 5
      x == c || x == c + 1
      x == c || x == (c ^ k)
      x != c && x != d
      x < y && y < z
      x < y || y < x
      x < y && x < z
      x < y || x == y
      x < y && x != y
      x <= y && x >= y
      !(x < y)
      !x == !y
      !!x ^ !!y
      x && y || z
      (x != 0) & (y != 0)
      (x == 0) | (y == 0)
      (x | y) == 0
      (x | y) != 0 && x == 0
      (x ^ y) == 0
      (x ^ c) == d
      x + c == d
      c - x < d
      x - y == 0
      -x == y
      ~x == y
      -x == x
      x == -1 && y == -1
      (x & y) == -1
      (x & c) == c && (x & d) == d
      (x & c) == 0 || (y & c) == 0
      x > -1
      x < 1
      x <= MIN
      x > MAX - 1
      (U)x > (U)MAX >> 1
      (B)x == (B)y
      (B)(x & k)
      x < y ? y > x : x >= y
      """;

  static final String IDENTITIES =
      """
      (x + -1) - y
      x - (y + c)
      c - (x + d)
      (x | c) + c
      (x & c) - c
      (x ^ c) + d
      (x + c) ^ MAX
      (x ^ -1) + c
      ~(x + c)
      ~(c - x)
      -(x - y)
      -(x ^ c)
      (x + y) - (x & y)
      (x + y) - (x | y)
      (x | y) + (x & y)
      (x | y) - (x ^ y)
      (x ^ y) + 2 * (x & y)
      (x & y) + (x ^ y)
      (x - y) + (y - x)
      x - (x - y)
      x + x + x
      (x << n) - x
      (x << n) + x
      x * 8 - x
      (x * y) ^ (y * x)
      ((x | y) & c) | (y & ~c)
      ((x + y) & c) | (x & ~c)
      (x | c) & ~c
      (x & c) == (y & c)
      x * (y == 0)
      x & -(y != 0)
      x | -(y < z)
      (x < y) + (y < x) * 2
      (x < 0) - 1
      !x + !y * 2
      (T)(N)(x + y)
      (T)(M)(x * y)
      (T)(N)(x << 3)
      (N)x < (N)y
      (M)x >> 3
      (N)(x >> n)
      (B)x + (B)y
      (B)x * c
      """;

  static final String EXTENSIONS =
      """
      (T)(x + y)
      (T)(x - c)
      (T)(x * y) == x
      (T)-x
      (T)~x
      (U)x >> 1
      (S)x < 0
      (S)x >> 3
      (U)x + (U)y > 255
      (S)(U)x
      (U)(S)x == x
      (x + y) >> 1
      (x + y + 1) >> 1
      x * y >> 8
      (U)(x - 97) < 26
      x << 8 >> 8
      (T)(x << 1) | (T)(y >> 1)
      (x & 15) + (y & 15) > 15
      (T)(x + y) < x
      x == (T)c
      (B)x & (B)y
      """;

  static final String COUNTS =
      """
      ((x >> 1 & 0x55555555) + (x & 0x55555555))
      x - (x >> 1 & 0x55555555)
      (x & 0x33333333) + (x >> 2 & 0x33333333)
      (((x - (x >> 1 & 0x55555555) & 0x33333333) + (x - (x >> 1 & 0x55555555) >> 2 & 0x33333333)) * 17 >> 4 & 0x0f0f0f0f) * 0x1010101 >> 24
      (x ^ x >> 16) & 0xffff
      (x ^ x >> 1) & 1
      (x - 0x1010101) & ~x & 0x80808080
      (x * 0x1010101) >> 24
      (x & 0xff) * 0x1010101
      x * 2654435761 >> n
      x >> 16 & 0x7fff | x << 16
      x * x >> 16
      """;
}
