/* Ranges of case labels with gaps, a default in the middle and falling through. */
#include <stdio.h>

static const char *classify(int c) {
  switch (c) {
    case '0' ... '9':
      return "digit";
    case 'a' ... 'f':
    case 'A' ... 'F':
      return "hex letter";
    default:
      return c < 0 ? "negative" : "other";
    case 'g' ... 'z':
    case 'G' ... 'Z':
      return "letter";
    case -100 ... -50:
      return "deep";
  }
}

int weight(unsigned n) {
  int w = 0;
  switch (n) {
    case 0 ... 3:
      w += 1;
      /* falls through */
    case 10 ... 19:
      w += 2;
      break;
    case 1000 ... 100000:
      w = 50;
      __attribute__((fallthrough));
    case 0xfffffff0u ... 0xffffffffu:
      w -= 7;
  }
  return w;
}

int main(void) {
  const int letters[] = {'7', 'e', 'Q', 'B', '+', -3, -77};
  for (unsigned i = 0; i < sizeof letters / sizeof letters[0]; i++) {
    printf("%s%c", classify(letters[i]), i % 3 == 2 ? '\n' : ' ');
  }
  int total = 0;
  for (unsigned n = 0; n < 64; n++) {
    total = total * 3 % 10007 + weight(n * n * 67) + weight(n - 8);
  }
  printf("\n%d\n", total);
  return 0;
}
