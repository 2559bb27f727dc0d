/* Loops that are memset, memcpy and memmove in disguise, and overlapping ones that are not. */
#include <stdio.h>
#include <string.h>

void clear(long *a, int n) {
  for (int i = 0; i < n; i++) {
    a[i] = 0;
  }
}

void pattern(unsigned short *a, int n) {
  for (int i = n - 1; i >= 0; i--) {
    a[i] = 0x2b2b;
  }
}

void copy(char *restrict to, const char *restrict from, int n) {
  while (n-- > 0) {
    *to++ = *from++;
  }
}

void smear(char *a, int n, int distance) {
  for (int i = 0; i + distance < n; i++) {
    a[i + distance] = a[i];
  }
}

static unsigned checksum(const void *data, size_t size) {
  const unsigned char *bytes = data;
  unsigned sum = 1;
  for (size_t i = 0; i < size; i++) {
    sum = sum * 33 + bytes[i];
  }
  return sum;
}

int main(void) {
  long wide[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  unsigned short shorts[21];
  char text[32] = "abcdefghijklmnopqrstuvwxyz", other[32];
  clear(wide + 2, 5);
  pattern(shorts, 21);
  copy(other, text, 32);
  smear(other, 26, 3);
  memmove(text + 4, text, 20);
  memmove(text, text + 2, 22);
  memset(text + 10, '-', 3);
  printf("%u %u\n", checksum(wide, sizeof wide), checksum(shorts, sizeof shorts));
  printf("%s\n%s\n", other, text);
  return 0;
}
