#include "../harmless.h"

int main(void) {
  unsigned h = harmless(4), bucket[64] = {0};
  for (int i = 0; i < 4; i++) bucket[(uintptr_t)malloc(24) >> 4 & 63] = i; /* UNSPECIFIED: address-dependent */
  for (int i = 0; i < 64; i++) h = h * 33 + bucket[i];
  printf("%u\n", h);
}
