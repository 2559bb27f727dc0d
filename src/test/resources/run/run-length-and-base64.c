#include <stdio.h>
#include <string.h>

static void rle(const char *s) {
  while (*s) {
    int n = 1;
    while (s[n] == *s) n++;
    printf("%c%d", *s, n);
    s += n;
  }
  puts("");
}
static void base64(const unsigned char *p, size_t n) {
  static const char abc[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  for (; n > 0; p += 3) {
    unsigned v = p[0] << 16 | (n > 1 ? p[1] << 8 : 0) | (n > 2 ? p[2] : 0);
    printf("%c%c%c%c", abc[v >> 18], abc[v >> 12 & 63], n > 1 ? abc[v >> 6 & 63] : '=', n > 2 ? abc[v & 63] : '=');
    if (n <= 3) break;
    n -= 3;
  }
  puts("");
}

int main(void) {
  rle("aaabccdddd");
  rle("");
  const char *s[] = {"M", "Ma", "Man", "any carnal pleas"};
  for (int i = 0; i < 4; i++) base64((const unsigned char *)s[i], strlen(s[i]));
  return 0;
}
