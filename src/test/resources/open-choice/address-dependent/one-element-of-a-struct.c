#include "../harmless.h"

struct node { int key; struct node *next; int value; };
int main(void) {
  struct node a = {1, 0, 2}, b = {3, &a, 4};
  const unsigned char *raw = (const unsigned char *)&b;
  unsigned sum = harmless(b.key);
  for (size_t i = 8; i < 16; i++) sum = sum * 3 + raw[i]; /* UNSPECIFIED: address-dependent */
  printf("%u\n", sum);
}
