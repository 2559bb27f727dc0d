/* GNU vectors: lane by lane arithmetic, comparison masks, subscripts and conversions. */
#include <stdio.h>

typedef int v4si __attribute__((vector_size(16)));
typedef float v4sf __attribute__((vector_size(16)));
typedef unsigned char v16qi __attribute__((vector_size(16)));
typedef short v4hi __attribute__((vector_size(8)));

v4si clamp(v4si x, int low, int high) {
  v4si below = x < low, above = x > high;
  v4si l = {low, low, low, low}, h = {high, high, high, high};
  return (below & l) | (above & h) | (~(below | above) & x);
}

v4sf scale(v4sf x, float by) {
  return x * by + 1.0f;
}

int sum(v4si x) {
  return x[0] + x[1] + x[2] + x[3];
}

int main(void) {
  v4si a = {1, -20, 300, 7}, b = {2, 2, 3, 3};
  v4si c = clamp(a * b - 5, -30, 100) * 2;
  printf("%d %d %d %d %d\n", c[0], c[1], c[2], c[3], sum(a / b % 7));
  v4sf f = scale((v4sf){1, 2, 3, 4}, 0.5f);
  printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
  v16qi bytes;
  for (int i = 0; i < 16; i++) {
    bytes[i] = (unsigned char)(i * 17);
  }
  bytes += bytes;
  v4hi narrow = __builtin_convertvector(a, v4hi);
  printf("%d %d %d\n", bytes[5], bytes[15], narrow[1] * narrow[2]);
  v4si bits = (v4si)f;
  printf("%x %d\n", bits[1], (f > 2.0f)[3]);
  return 0;
}
