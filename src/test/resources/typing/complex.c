/* Complex numbers and atomic objects. */
_Complex float cf;
_Complex double cd;
_Complex long double cl;
_Complex int ci;
float f;
double d;
long double ld;
int i;
char c;
_Bool b;
_Atomic int ai;
_Atomic(long) al;
_Atomic unsigned char auc;
_Atomic float af;
int *_Atomic ap;

void complexes(void) {
  cf + cf; cf + cd; cd + cf; cl * cd; cf + f; f + cf; cf + d; d * cf; cd - f; cd / ld; cf + i; i - cf; cd * c; cd + b; -cf; +cd; ~cd; !cf; cf == cd; cf != 1; cd == f; cf && cd; cf ? 1 : 2; i ? cf : d; i ? cd : i; i ? f : cl;
  ci + ci; ci + 1; ci * c; ci + f; ci + cd; -ci;
  cf = cd; cd = cf; cf = f; cf = d; cf = i; cd = c; f = cf; d = cf; i = cd; b = cf; cl = cd; ci = 1; ci = cd; cd = ci; f = ci; i = ci;
  cf += f; cf += d; cd += i; cd *= cf; cf -= cd; d += cf; i += cd; cl /= 2; cf++; --cd;
  (float)cf; (double)cf; (int)cd; (_Bool)cd; (_Complex double)f; (_Complex float)cd; (_Complex double)i; (_Complex float)d; (void)cd;
  __real__ cf; __imag__ cd; __real__ cf = d; __imag__ cd = i; __real__ d; __real__ (cf + cd); &__real__ cd; __imag__ cf + 1;
  1.0i; 2.0fi + 1; 3i;
  _Complex double z = 1.0 + 2.0i, y = {1};
}

void atomics(void) {
  ai + 1; ai = c; ai = ai; ai++; --al; al += 2; auc + auc; auc |= 1; af * 2; af = d; i = ai; al = ai; !ai; ai ? 1 : 2; ap + 1; *ap; ap = &i; ap == 0; ai && al; (long)ai; -auc; ai << 1; auc <<= 2;
}
