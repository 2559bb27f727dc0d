/* Promotions and the usual arithmetic conversions between all pairs of arithmetic types. */
enum small { SMALL_A, SMALL_B };
enum negative { NEGATIVE_A = -1, NEGATIVE_B = 1 };
enum wide { WIDE_A = 0x100000000, WIDE_B = 1 };
enum __attribute__((packed)) tiny { TINY_A = 200 };

_Bool b;
char c;
signed char sc;
unsigned char uc;
short s;
unsigned short us;
int i;
unsigned int u;
long l;
unsigned long ul;
long long ll;
unsigned long long ull;
__int128 i128;
unsigned __int128 u128;
float f;
double d;
long double ld;
enum small es;
enum negative en;
enum wide ew;
enum tiny et;
const volatile unsigned short cvus = 3;

#define EACH(M) M(b) M(c) M(sc) M(uc) M(s) M(us) M(i) M(u) M(l) M(ul) M(ll) M(ull) M(i128) M(u128) M(es) M(en) M(ew) M(et) M(cvus)
#define FLOATS(M) M(f) M(d) M(ld)

#define WITH_ALL(x) \
  x + b; x + c; x + sc; x + uc; x + s; x + us; x + i; x + u; x + l; x + ul; x + ll; x + ull; x + i128; x + u128; \
  x + f; x + d; x + ld; x + es; x + en; x + ew; x + et; x + cvus; \
  x *u; x / l; x - ull; x < us; x > sc; x <= u; x >= f; x == ul; x != en; x &&f; x || es; \
  !x; -x; +x; x ? x : i; x ? s : x; x ?: l; (x, i); (i, x);

#define INTEGERS(x) \
  ~x; x % u; x & l; x | uc; x ^ ew; x << c; x >> ull; us << x; l >> x;

#define ASSIGN(x) \
  b = x; c = x; sc = x; uc = x; s = x; us = x; i = x; u = x; l = x; ul = x; ll = x; ull = x; i128 = x; u128 = x; \
  f = x; d = x; ld = x; es = x; en = x; ew = x; et = x;

#define COMPOUND(x) \
  b += x; c += x; sc -= x; uc *= x; s /= x; us += x; i += x; u -= x; l *= x; ul += x; ll += x; ull += x; i128 += x; \
  u128 += x; f += x; d -= x; ld *= x; es += x; en += x; ew += x; et += x;

#define COMPOUND_INTEGERS(x) \
  b |= x; c <<= x; uc >>= x; s %= x; us &= x; i ^= x; u |= x; l <<= x; ul >>= x; i128 <<= x; es |= x; en &= x; et ^= x;

#define CASTS(x) \
  (_Bool)x; (char)x; (unsigned char)x; (short)x; (unsigned short)x; (int)x; (unsigned)x; (long)x; (unsigned long)x; \
  (long long)x; (__int128)x; (float)x; (double)x; (long double)x; (enum small)x; (enum wide)x; (const int)x; (void)x;

void binary(void) {
  EACH(WITH_ALL)
  FLOATS(WITH_ALL)
  EACH(INTEGERS)
}

void assignments(void) {
  EACH(ASSIGN)
  FLOATS(ASSIGN)
}

void compounds(void) {
  EACH(COMPOUND)
  FLOATS(COMPOUND)
  EACH(COMPOUND_INTEGERS)
}

void casts(void) {
  EACH(CASTS)
  FLOATS(CASTS)
}

void steps(void) {
#define STEPS(x) x++; ++x; x--; --x;
  STEPS(b) STEPS(c) STEPS(uc) STEPS(s) STEPS(us) STEPS(i) STEPS(u) STEPS(l) STEPS(ull) STEPS(i128) STEPS(f) STEPS(d) STEPS(ld) STEPS(es) STEPS(et)
}

void literals(void) {
  1; 1u; 1l; 1ul; 1ll; 1ull; 2147483647; 2147483648; 0x7fffffff; 0x80000000; 0xffffffff; 0x100000000; 4294967295;
  9223372036854775807; 0x8000000000000000; 18446744073709551615u; 017777777777; 037777777777; 0b101; 'a'; '\377'; 'ab';
  1.0; 1.0f; 1.0l; 1e3; 0x1p3; 0x1.8p-3f; "text"; L"wide"; u"sixteen"; U"thirty-two"; u8"eight"; L'w'; u'x'; U'y';
  SMALL_A; NEGATIVE_A; WIDE_A; WIDE_B; TINY_A; SMALL_A + WIDE_A; sizeof(int); sizeof i; _Alignof(double); sizeof "text" + 1;
  -2147483648; -2147483647 - 1; ~0u; !0; 1 ? 2 : 3u; 1 ? 2.0f : 3; 1 + 2l * 3u - 4.0f;
}

int control(int n) {
  if (c) return uc;
  while (f) f -= 1;
  do { n--; } while (ull);
  for (s = 0; us; us--) n += s;
  for (char k = 0; k < n; k++) continue;
  switch (c) { case 1: case 'x': return 1; case 5 ... 7: break; default: break; }
  switch (ull) { case 1: return c; case -1: return l; case SMALL_A: break; }
  switch (b) { case 0: return f; }
  switch (es) { case SMALL_A: return d; case SMALL_B: return es; }
  switch (ew) { case WIDE_A: return ll; case 0: return u128; }
  return b ? c : n;
}

_Bool return_bool(void) { if (i) return d; if (l) return i; return &i; }
float return_float(void) { if (i) return d; if (l) return i; return ld; }
enum small return_enum(void) { if (i) return SMALL_A; return i; }
const int return_const(void) { return return_const() + c; }
void return_void(void) { return (void)i; }
