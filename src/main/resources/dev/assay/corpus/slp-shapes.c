/* Straight-line code over neighbouring elements that packs into vectors. */
#include <stdio.h>

struct quad {
  float x, y, z, w;
};

struct quad add(struct quad a, struct quad b) {
  return (struct quad){a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w};
}

void transform(int *restrict to, const int *restrict from, int k) {
  to[0] = from[0] * k + 1;
  to[1] = from[1] * k + 2;
  to[2] = from[2] * k + 3;
  to[3] = from[3] * k + 4;
}

void alternate(double *a, const double *b) {
  a[0] = b[0] + b[2];
  a[1] = b[1] - b[3];
}

int horizontal(const short *a) {
  return a[0] * a[8] + a[1] * a[9] + a[2] * a[10] + a[3] * a[11] + a[4] * a[12] + a[5] * a[13] + a[6] * a[14] +
         a[7] * a[15];
}

void reversed(unsigned *a) {
  unsigned t0 = a[3], t1 = a[2], t2 = a[1], t3 = a[0];
  a[0] = t0 ^ 1, a[1] = t1 ^ 1, a[2] = t2 ^ 1, a[3] = t3 ^ 1;
}

int main(void) {
  struct quad q = add((struct quad){1, 2, 3, 4}, (struct quad){0.5f, 0.25f, 0.125f, 8});
  int to[4], from[4] = {10, 20, 30, 40};
  transform(to, from, -3);
  double d[2];
  alternate(d, (double[]){1, 2, 4, 8});
  short s[16];
  for (int i = 0; i < 16; i++) {
    s[i] = (short)(i * 100 - 700);
  }
  unsigned u[4] = {1, 2, 4, 8};
  reversed(u);
  printf("%g %g %g %g\n", q.x, q.y, q.z, q.w);
  printf("%d %d %d %d %g %g\n", to[0], to[1], to[2], to[3], d[0], d[1]);
  printf("%d %u %u\n", horizontal(s), u[0], u[3]);
  return 0;
}
