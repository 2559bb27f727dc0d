#include <stdio.h>
#include <string.h>

int main(void) {
  char a[40] = "hello", b[40];
  printf("%zu %zu\n", strlen(a), strnlen(a, 3));
  strcat(a, " world");
  strncat(a, "!!!!", 2);
  puts(a);
  strcpy(b, a);
  printf("%d %d %d\n", strcmp(a, b), strcmp("abc", "abd") < 0, strcmp("b", "a") > 0);
  printf("%d %d\n", strncmp("abcx", "abcy", 3), strcmp("", "a") < 0);
  printf("%s %s\n", strchr(a, 'o'), strrchr(a, 'o'));
  printf("%d %d\n", strchr(a, 'z') == NULL, *strchr(a, 0) == 0);
  printf("%s\n", strstr(a, "wor"));
  printf("%d %s\n", strstr(a, "xyz") == NULL, strstr(a, ""));
  printf("%zu %zu\n", strspn("aabbc", "ab"), strcspn("hello", "lo"));
  printf("%s\n", strpbrk("find, it", ",;"));
  memset(b, 'x', 5);
  b[5] = 0;
  puts(b);
  memmove(b + 2, b, 4);
  puts(b);
  memcpy(b, "12345", 5);
  puts(b);
  printf("%d %d\n", memcmp("abc", "abd", 2), memcmp("abc", "abd", 3) < 0);
  const char *letters = "abcdef";
  printf("%ld\n", (long)((const char *)memchr(letters, 'd', 6) - letters));
  char z[8];
  strncpy(z, "ab", sizeof z);
  printf("%d %d\n", z[2], z[7]);
  char t[] = "a,b;;c";
  for (char *p = strtok(t, ",;"); p; p = strtok(NULL, ",;")) printf("<%s>", p);
  puts("");
  printf("%d\n", strcmp("\x80", "\x7f") > 0);
  printf("%s\n", strcpy(b, "chain"));
  return 0;
}
