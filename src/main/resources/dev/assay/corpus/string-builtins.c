/* Library functions on strings that compilers know, with constant and unknown arguments. */
#include <stdio.h>
#include <string.h>

static const char *words[] = {"alpha", "beta", "alphabet", "gamma", ""};

int starts_with(const char *text, const char *prefix) {
  return strncmp(text, prefix, strlen(prefix)) == 0;
}

int is_yes(const char *answer) {
  return strcmp(answer, "yes") == 0 || !strcmp(answer, "y");
}

int main(void) {
  char buffer[64] = "";
  int prefixes = 0;
  for (unsigned i = 0; i < sizeof words / sizeof *words; i++) {
    prefixes = prefixes * 2 + starts_with(words[i], "alpha");
    strcat(buffer, words[i]);
    strncat(buffer, "-----", i);
  }
  printf("%s %zu %d\n", buffer, strlen(buffer), prefixes);
  printf("%s %s\n", strchr(buffer, 'b'), strrchr(buffer, 'a'));
  printf("%s %zu %zu\n", strstr(buffer, "bet-"), strspn(buffer, "ahlp"), strcspn(buffer, "-"));
  printf("%d %d %d\n", is_yes("yes"), is_yes("y"), is_yes("yess"));
  printf("%d %d\n", memcmp("abc", "abd", 2), memchr(buffer, 'g', 64) != 0);
  printf("%s\n", strpbrk(buffer, "gm"));
  return 0;
}
