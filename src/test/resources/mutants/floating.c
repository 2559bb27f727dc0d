double _Complex z = 1.0 + 2.0i;
float _Complex w;
long double _Complex lw;
double sqrt(double);
double fabs(double);

double _Complex rotated(double _Complex a, double by) {
  double _Complex r = a * (by + 1.0i);
  __real__ r += 1;
  __imag__ w = 2.0f;
  if (r == a || !w)
    return ~r;
  return -r / 2.0;
}

float clamp(float x, float low, float high) {
  return x < low ? low : x > high ? high : x;
}

double root(double x) {
  double guess = x / 2, last = 0.0;
  int rounds = 0;
  while (fabs(guess - last) > 1e-9 && rounds++ < 50) {
    last = guess;
    guess = (guess + x / guess) * 0.5;
  }
  return guess;
}

int main(void) {
  z = rotated(z, 3);
  lw = z;
  long double l = __real__ lw + 1.0L;
  unsigned char c = (unsigned char)(l * 10);
  float f = clamp((float)root(2.0), 0x1p-2f, 1e3f);
  f++;
  f -= 2;
  double nan = __builtin_nan("");
  return f > 1.4f && nan != nan ? (int)l + c : (_Bool)0.5;
}
