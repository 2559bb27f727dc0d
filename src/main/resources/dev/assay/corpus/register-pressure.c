/* Many values alive at once, integers and doubles, across calls. */
#include <stdio.h>

__attribute__((noinline)) static unsigned mix(unsigned a, unsigned b) {
  return (a ^ b) * 2654435761u;
}

unsigned integers(const unsigned *p) {
  unsigned a = p[0], b = p[1], c = p[2], d = p[3], e = p[4], f = p[5], g = p[6], h = p[7];
  unsigned i = a + b, j = b + c, k = c + d, l = d + e, m = e + f, n = f + g, o = g + h, q = h + a;
  for (int round = 0; round < 5; round++) {
    a = mix(a, q) + i, b = mix(b, a) + j, c ^= k * b, d += l ^ c;
    e -= m * d, f ^= n + e, g += o ^ f, h -= q + g;
    i ^= h, j += i, k ^= j, l += k, m ^= l, n += m, o ^= n, q += o;
  }
  return a ^ b ^ c ^ d ^ e ^ f ^ g ^ h ^ (i + j + k + l + m + n + o + q);
}

double doubles(const double *p) {
  double a = p[0], b = p[1], c = p[2], d = p[3], e = p[4], f = p[5], g = p[6], h = p[7], i = p[8];
  double s = a - b, t = b - c, u = c - d, v = d - e, w = e - f, x = f - g, y = g - h, z = h - i;
  unsigned r = mix((unsigned)a, (unsigned)i);
  return s + 2 * t + 3 * u + 4 * v + 5 * w + 6 * x + 7 * y + 8 * z + (a + c + e + g + i) + r % 10;
}

int main(void) {
  const unsigned p[8] = {3, 1, 4, 1, 5, 9, 2, 6};
  const double q[9] = {1.5, 2.5, 4, 8, 16, 0.5, 0.25, 3, 7};
  printf("%u %g\n", integers(p), doubles(q));
  return 0;
}
