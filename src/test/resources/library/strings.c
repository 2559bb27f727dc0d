#define _GNU_SOURCE
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int sign(int x) { return (x > 0) - (x < 0); }

int main(void) {
  char buffer[64] = "start";
  char *rest;
  struct { char c; int i; } from = {'x', 5}, to;

  memcpy(&to, &from, sizeof to);
  printf("%c %d\n", to.c, to.i);
  strcat(strcpy(buffer, "one"), " two");
  printf("%s %zu %zu\n", buffer, strlen(buffer), strnlen(buffer, 3));
  strncat(buffer, " three", 3);
  printf("[%s]\n", buffer);
  memset(buffer, '*', 5);
  buffer[5] = 0;
  printf("%s %s\n", buffer, stpcpy(buffer + 1, "ab") - 2);
  strncpy(buffer, "hello world", 5);
  buffer[5] = 0;
  puts(buffer);
  printf("%d %d %d %d\n", sign(strcmp("a", "b")), sign(strcmp("b", "a")), strcmp("x", "x"),
         sign(strncmp("abc", "abd", 2)));
  printf("%d %d\n", sign(memcmp("\x01\xff", "\x01\x01", 2)), sign(strcasecmp("HeLLo", "hello")));
  printf("%s %s %s\n", strchr("abcabc", 'b'), strrchr("abcabc", 'b'), strstr("haystack", "st"));
  printf("%zu %zu %s\n", strspn("aabbcc", "ab"), strcspn("aabbcc", "c"), strpbrk("hello", "lo"));
  printf("%d %d\n", strchr("abc", 'z') == NULL, strstr("abc", "") != NULL);
  char words[] = " the quick  brown,fox ";
  for (char *word = strtok(words, " ,"); word; word = strtok(NULL, " ,")) printf("<%s>", word);
  puts("");
  char again[] = "a:b::c";
  for (char *word = strtok_r(again, ":", &rest); word; word = strtok_r(NULL, ":", &rest))
    printf("<%s>", word);
  puts("");
  char fields[] = "a:b::c", *next = fields;
  for (char *word; (word = strsep(&next, ":"));) printf("<%s>", word);
  puts("");
  char *copy = strdup("duplicate"), *part = strndup("duplicate", 3);
  printf("%s %s\n", copy, part);
  free(copy);
  free(part);
  memmove(buffer + 1, buffer, 4);
  puts(buffer);
  printf("%s\n", (char *) memchr("abcdef", 'd', 6));
  printf("%s\n", (char *) memmem("abcdef", 6, "cd", 2));
  printf("%s %s\n", strchrnul("abc", 'x') - 1, (char *) memrchr("abcabc", 'b', 6));
  printf("%zu\n", strxfrm(buffer, "same", sizeof buffer));
  for (int c = -1; c < 256; c++) {
    int bits = !!isalpha(c) | !!isdigit(c) << 1 | !!isspace(c) << 2 | !!isupper(c) << 3 |
               !!islower(c) << 4 | !!ispunct(c) << 5 | !!isprint(c) << 6 | !!iscntrl(c) << 7 |
               !!isxdigit(c) << 8 | !!isgraph(c) << 9 | !!isalnum(c) << 10 | !!isblank(c) << 11;
    printf("%x%c", bits, c % 16 == 15 ? '\n' : ' ');
  }
  printf("%c%c%c\n", toupper('q'), tolower('Q'), toupper('1'));
  bzero(buffer, 4);
  printf("%d %d\n", buffer[0], bcmp("ab", "ab", 2));
  printf("%s\n", strerror(0));
  return 0;
}
