/* Complex members, arrays and arguments of every size, passed and returned by value. */
#include <stdio.h>

struct wave {
  float _Complex low;
  double _Complex high[2];
};

struct wave mix(struct wave a, struct wave b) {
  a.low += b.low;
  for (int i = 0; i < 2; i++) {
    a.high[i] *= b.high[i];
  }
  return a;
}

double _Complex pick(const double _Complex *from, int count, double limit) {
  for (int i = 0; i < count; i++) {
    if (__real__ from[i] > limit) {
      return from[i];
    }
  }
  return -1;
}

int main(void) {
  struct wave w = {1 + 0.5fi, {2, 1.0i}};
  struct wave k = {0.25f, {1.0i, 1 - 1.0i}};
  for (int i = 0; i < 5; i++) {
    w = mix(w, k);
  }
  double _Complex p = pick(w.high, 2, -3);
  __real__ w.low = 7;
  __imag__ w.high[0]++;
  printf("%g %g\n", __real__ w.low, __imag__ w.low);
  printf("%g %g %g %g\n", __real__ w.high[0], __imag__ w.high[0], __real__ w.high[1], __imag__ w.high[1]);
  printf("%g %g\n", __real__ p, __imag__ p);
  return 0;
}
