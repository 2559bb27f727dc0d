_Bool flag = 1;
signed char sc = -3;
unsigned char uc = 200;
short sh = 0x7fff;
unsigned short us = 65535u;
unsigned u = 0xdeadbeefu;
long l = 123456789012L;
unsigned long ul = ~0ul;
long long ll = -1LL - 0x7fffffffffffffffLL;
__int128 wide = (__int128)1 << 100;
float f = 1.5f;
double d = 0x1.8p+3;
long double ld = 2.5L;
static const int table[4] = {1 + 2, 3 * 4, 5 << 1, ~7};

static int mixed(int a, unsigned b, char c, double x) {
  int r = a * (int)b + c / 3 - (a % 7);
  r ^= (a & 0xff) | (b >> 3);
  r += x > 0.5 ? (int)x : -c;
  u = b * 3u + (unsigned)a;
  l = (long)r << 2;
  flag = a && !b;
  sc++;
  --uc;
  sh -= r;
  us <<= 2;
  ul /= b | 1;
  f = x * 2 + r;
  d = -d + f;
  ld *= d;
  wide = wide * r + ll;
  return r != a, r == 1 || x < d;
}

double mean(const double *v, int n) {
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    sum += v[i] * (i % 2 ? -1.0 : 1.0);
  }
  return n > 0 ? sum / n : 0;
}

int main(void) {
  int r = mixed(table[1], 7, 'x', 2.25);
  double v[3] = {1, 2.5, .5e1};
  while (r > 100)
    r -= 10, u++;
  return mixed(r, u, uc, mean(v, 3)) ? r : -r;
}
