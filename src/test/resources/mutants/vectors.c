typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef unsigned char b16 __attribute__((vector_size(16)));
v4 a = {1, 2, 3, 4}, b;
f4 f = {0.5f, 1.0f};

v4 sums(v4 x, v4 y, int n) {
  v4 r = x + y * 2;
  r ^= x > y;
  r[n & 3] = 7;
  r <<= 1;
  return -r + (x & ~y);
}

float total(f4 x) {
  float s = 0;
  for (int i = 0; i < 4; i++)
    s += x[i];
  return s;
}

int main(void) {
  b = sums(a, (v4){5, 6, 7, 8}, a[2]);
  b16 bytes = (b16)b;
  f = __builtin_convertvector(a, f4) / 3;
  v4 *p = &b;
  int i = (*p)[1] + bytes[3];
  return i + (int)total(f) + (int)sizeof(v4);
}
