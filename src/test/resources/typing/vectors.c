/* GNU vectors. */
typedef int v4si __attribute__((vector_size(16)));
typedef unsigned v4ui __attribute__((vector_size(16)));
typedef float v4sf __attribute__((vector_size(16)));
typedef double v2df __attribute__((vector_size(16)));
typedef short v8hi __attribute__((vector_size(16)));
typedef long v2di __attribute__((vector_size(16)));

v4si a, b, *p;
const v4si ca = {1, 2, 3, 4};
v4ui u;
v4sf f;
v2df d;
v8hi h;
v2di l;
int i;
float x;

void vectors(void) {
  a + b; a - b; a * b; a / b; a % b; a & b; a | b; a ^ b; a << b; a >> b; f + f; d * d; -a; ~a; -f; +a;
  a == b; a < b; f > f; d != d; h <= h; u >= u;
  a + 1; 1 + a; f * 2; 2.0f * f; f + x; a + i; h + 1; d + x; u + 1; l + i; a << 1; a >> i;
  a = b; a += b; a += 1; f *= x; a <<= 2; *p = a; a = *p; a = ca; ca + a;
  a[0]; a[i]; a[1] = i; f[2] = x; (*p)[1]; ca[0]; (a + b)[1]; a[0]++; f[i] += 1;
  (v4ui)a; (v4si)u; (v4sf)a; (v2di)f; (v4si)ca;
  __builtin_shufflevector(a, b, 0, 1, 4, 5); __builtin_convertvector(a, v4sf); __builtin_convertvector(f, v4si);
  v4si q = {1, i, 3}, r = a, s = {0};
  v4sf t = {1.0, x};
  sizeof a; i ? a : b;
}
