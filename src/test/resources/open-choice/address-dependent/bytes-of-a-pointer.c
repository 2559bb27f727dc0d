#include "../harmless.h"

int main(void) {
  int x = 1, *p = &x;
  unsigned char bytes[sizeof p];
  memcpy(bytes, &p, sizeof p);
  unsigned sum = harmless(3);
  for (size_t i = 0; i < sizeof p; i++) sum = sum * 17 + bytes[i]; /* UNSPECIFIED: address-dependent */
  printf("%u\n", sum);
}
