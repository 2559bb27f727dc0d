/* Bit-precise integers, 128-bit floats, wide enums, old-style functions, odd corners. */
_BitInt(7) b7;
unsigned _BitInt(8) ub8;
_BitInt(32) b32;
unsigned _BitInt(32) ub32;
_BitInt(33) b33;
_BitInt(64) b64;
unsigned _BitInt(65) ub65;
_BitInt(128) b128;
char c;
short s;
int i;
unsigned u;
long l;
unsigned long ul;
long long ll;
__int128 i128;
float f;
double d;
long double ld;
_Bool b;
enum big { BIG_A = 1, BIG_B = 0xffffffffffffffff } eb;
enum low { LOW_A = -1, LOW_B = 0x80000000 } el;

#define EACH(M) M(b7) M(ub8) M(b32) M(ub32) M(b33) M(b64) M(ub65) M(b128)
#define USE(x) \
  x + 1; x + c; x + s; x + u; x + l; x + ul; x + ll; x + i128; x + f; x + d; x + b; x + b7; x + ub8; x + b32; x + ub32; x + b64; x + ub65; \
  -x; ~x; !x; x << 1; 1 << x; x >> ub8; x < i; x == u; x ? x : i; x &&i; x % 3; x & l; (int)x; (float)x; (_Bool)x; x++; --x; x += 1; x *= l; x <<= 2; i = x; x = i; l = x; x = l; f = x; x = d; b = x; \
  x ?: b7; (_BitInt(17))x; (unsigned _BitInt(40))x; (x, x);
void bit_precise(void) { EACH(USE) }
_BitInt(9) bit_function(_BitInt(5) n, unsigned _BitInt(12) m) { return n + m; }
void bit_calls(void) { bit_function(1, 2); bit_function(b33, l); }

__float128 q;
void quad(void) { q + q; q + ld; q + d; f * q; q + i; q + i128; q = d; q = ld; ld = q; d = q; i = q; q = u; -q; !q; q < ld; q ? q : d; (double)q; (__float128)f; q++; q += 1; b = q; }

void enums(void) {
  eb + 1; eb = 1; eb = BIG_B; BIG_A + BIG_B; eb == BIG_A; el + 1; el == LOW_A; LOW_B + LOW_A; el < u; eb < i; ~el; -eb; el ? el : eb; (enum big)el; el = eb; l = eb; eb++; el--; switch (eb) { case BIG_A: case BIG_B: break; } switch (el) { case LOW_A: case LOW_B: break; }
}

int old_style(a, g, p) char a; float g; short p[3]; { return a + g + p[1]; }
void call_old(void) { old_style(c, f, (short *)0); old_style(1, 2.0, &s); }
int no_parameters() { return 1; }
void call_none(void) { no_parameters(); no_parameters(1, f); }

typedef const volatile int cvi;
typedef cvi cva[3];
struct holder { cvi x; cva y; const struct { int z; } w; int *const p; } h;
const struct holder ch;
volatile struct holder *vh;
void qualified(void) { h.x; h.y; h.y[1]; h.w.z; *h.p; ch.x; ch.y[0]; ch.w.z; *ch.p; vh->x; vh->y[1]; vh->w.z; vh->p; &h.x; &h.y; &ch.w.z; &vh->p; &vh->y[2]; h.x + 1; ch.y + 1; i ? h.y : ch.y; i ? &h : &ch; *vh; }

int (*table[2][3])(int, ...);
int (*(*returns)(int))(char);
void deep(void) { table[1][2](1, c, f); (*table)[1]; returns(c)(i); (*(*returns)(1))(2); **table; &table[1]; *returns; }

int param(int n, int a[n], int b[static 3], int m[2][n], int g(int), const int q[const]) { a[0]; b++; m[1][0]; *m; m + 1; g(1); (*g)(c); q[1]; sizeof a; a = b; return n; }

void commas(void) { (i, c) + 1; (c, s); i = (c, s); (void)(i, 1); c, (void)s; (i, h).x; (i, table); for (;;) { break; } }
void nested(void) { c + s * u - l / f; c << s << u; !c == !s; -c + ~s; (c = s) + 1; (c += s) * l; c++ + ++s; c ? s ? u : l : f; i = c = s = l; i = b = f; f = i = d; sizeof(c + s) + sizeof(char); ((c)); (((s)) + (((c)))); *&i = 1; &*&i; (&i)[0]; *(&i + 1); (char)(short)(long)i; (unsigned char)-1; (long)(c + 1); -(unsigned)c; }
