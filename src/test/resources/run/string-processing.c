#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void reverse(char *s) {
  for (char *e = s + strlen(s); s < e && s < --e; s++) {
    char t = *s;
    *s = *e;
    *e = t;
  }
}
static int palindrome(const char *s) {
  for (const char *e = s + strlen(s); e - s > 1; s++)
    if (*s != *--e) return 0;
  return 1;
}
static char *trim(char *s) {
  while (isspace((unsigned char)*s)) s++;
  size_t n = strlen(s);
  while (n && isspace((unsigned char)s[n - 1])) s[--n] = 0;
  return s;
}
static int to_int(const char *s) {
  int sign = 1, v = 0;
  if (*s == '-') sign = -1, s++;
  while (*s >= '0' && *s <= '9') v = v * 10 + (*s++ - '0');
  return sign * v;
}
static void caesar(char *s, int k) {
  for (; *s; s++)
    if (islower((unsigned char)*s)) *s = 'a' + (*s - 'a' + k) % 26;
    else if (isupper((unsigned char)*s)) *s = 'A' + (*s - 'A' + k) % 26;
}
static int words(const char *s) {
  int n = 0, in = 0;
  for (; *s; s++)
    if (*s == ' ') in = 0;
    else if (!in) in = 1, n++;
  return n;
}

int main(void) {
  char s[] = "reverse me", t[] = "  trim me \t", c[] = "Hello, World";
  reverse(s);
  puts(s);
  printf("%d %d %d\n", palindrome("racecar"), palindrome("abc"), palindrome(""));
  printf("[%s]\n", trim(t));
  printf("%d %d\n", to_int("-1234"), to_int("99x"));
  caesar(c, 13);
  puts(c);
  caesar(c, 13);
  puts(c);
  printf("%d\n", words(" how many  words here "));
  return 0;
}
