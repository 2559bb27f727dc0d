/* Counting down with unsigned and signed counters, zero trips, do-while and empty bodies. */
#include <stdio.h>
#include <string.h>

static void reverse(char *s, unsigned n) {
  for (unsigned i = n / 2; i-- > 0;) {
    char c = s[i];
    s[i] = s[n - 1 - i];
    s[n - 1 - i] = c;
  }
}

int digits(unsigned n) {
  int count = 0;
  do {
    count++;
  } while ((n /= 10) != 0);
  return count;
}

size_t common(const char *a, const char *b) {
  const char *start = a;
  while (*a && *a++ == *b++)
    ;
  return a - start;
}

long alternating(int from, int to) {
  long sum = 0;
  for (int i = to; i >= from; --i) {
    sum = i - sum;
  }
  return sum;
}

int main(void) {
  char text[] = "loops run backwards";
  reverse(text, strlen(text));
  printf("%s\n", text);
  printf("%d %d %d\n", digits(0), digits(9999), digits(~0u));
  printf("%zu %zu\n", common("prefix", "presto"), common("", "x"));
  printf("%ld %ld\n", alternating(-10, 25), alternating(3, 2));
  return 0;
}
