/* Bit-fields promote by their width. */
enum e { E0, E1 = 1 };
struct bits {
  int a : 3;
  unsigned b : 5;
  unsigned c : 31;
  unsigned d : 32;
  int e : 32;
  long f : 20;
  unsigned long g : 33;
  long h : 40;
  unsigned long long i : 64;
  _Bool j : 1;
  unsigned char k : 7;
  signed char l : 8;
  short m : 16;
  unsigned short n : 16;
  enum e o : 4;
  unsigned long p : 32;
  unsigned long q : 31;
  long r : 32;
  const unsigned s : 4;
  volatile unsigned t : 9;
} x, *p;
const struct bits y = {1, 2, 3};
int n;
unsigned u;
long l;

#define ALL(M) M(a) M(b) M(c) M(d) M(e) M(f) M(g) M(h) M(i) M(j) M(k) M(l) M(m) M(n) M(o) M(p) M(q) M(r) M(s) M(t)
#define MOST(M) M(a) M(b) M(c) M(d) M(e) M(f) M(g) M(h) M(i) M(j) M(k) M(l) M(m) M(n) M(o) M(p) M(q) M(r) M(t)

#define USE(w) \
  x.w + 1; x.w + u; p->w + l; x.w + x.b; -x.w; ~p->w; !x.w; x.w << 2; 1 << x.w; x.w < 0; x.w == u; x.w && n; x.w ? x.w : u; \
  (long)x.w; n = x.w; l = p->w; (n, x.w) + 1; x.w ?: 1; y.w * 2; 1.0f * x.w; x.w % 3; (x.w) | u;

#define CHANGE(w) \
  x.w = n; x.w = l; p->w += 1; x.w -= u; x.w *= l; x.w <<= 2; x.w >>= x.b; x.w |= x.c; x.w++; --x.w; ++p->w + 1; x.w++ + 1; \
  (x.w = n) + u; (x.w += n) + 1; n = x.w = u; x.w = x.w + 1; x.w /= 2.0;

int variadic(const char *, ...);
int old();

void use(void) { ALL(USE) }
void change(void) { MOST(CHANGE) }
void pass(void) {
  variadic("", x.a, x.b, x.c, x.d, x.g, x.h, x.j, x.k, x.o);
  old(x.a, x.b, x.d, x.g, x.i);
  switch (x.b) { case 1: break; }
  switch (x.d) { case 1: break; }
  switch (x.h) { case 1: break; }
  if (x.b) n = 1;
}
